import { cleanup, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sections } from '../../../src/resources';
import type { Section } from '../../../src/section/Section';
import { startAt } from '../../support/clock';
import { renderSection } from '../../support/renderSection';
import { gastos } from '../../support/sampleSection';
import { sectionsOf } from '../../support/sectionsOf';

startAt('2026-11-30T15:00:00Z');

const listed = sections.filter(({ rest }) => rest !== undefined);

const firstAsked = async (section: Section, path = '') => {
  const { asked } = renderSection(section, { path });
  await waitFor(() => expect(asked).not.toEqual([]));
  cleanup();

  return asked[0];
};

test('[V11] ?perPage=50 alone keeps the 30 days', async () => {
  expect(await firstAsked(gastos, '?perPage=50')).toMatchObject({
    range: [0, 49],
    filter: { fecha_gte: '2026-11-01', fecha_lte: '2026-11-30' },
  });
});

describe.each(sectionsOf(listed, 'gastos'))('[V11] the list of $name', (section) => {
  test('starts with its own filters also if the address says only how it is shown', async () => {
    const start = await firstAsked(section);

    for (const [path, shown] of [
      ['?perPage=50', { range: [0, 49] }],
      ['?page=2', { range: [25, 49] }],
      ['?sort=id&order=ASC', { sort: ['id', 'ASC'] }],
    ] as const)
      expect(await firstAsked(section, path)).toMatchObject({ filter: start?.filter, ...shown });
  });

  test('keeps the filters of an address, none too', async () => {
    expect((await firstAsked(section, '?perPage=50&filter={}'))?.filter).toEqual({});
  });
});
