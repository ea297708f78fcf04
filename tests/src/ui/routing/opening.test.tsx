import { screen } from '@testing-library/react';
import { Title } from 'react-admin';
import { expect, test } from 'vitest';
import { sections } from '../../../../src/resources';
import { lazy } from '../../../../src/ui/section/lazy';
import { renderApp } from '../../../render';

test('a screen whose prefetch failed is fetched again when it is opened', async () => {
  let isLineDown = true;
  const Screen = lazy(async () => {
    if (isLineDown) throw new TypeError('Failed to fetch');

    return { default: () => <Title title="Gastos" /> };
  });
  const { user } = renderApp({
    path: '/auth/dashboard',
    sections: sections.map((section) =>
      section.name === 'gastos' ? { ...section, screens: { '': Screen } } : section,
    ),
  });
  const entry = await screen.findByRole('link', { name: 'Gastos' });
  await user.hover(entry);

  isLineDown = false;
  await user.click(entry);

  expect(await screen.findByRole('heading', { level: 1, name: 'Gastos' })).toBeInTheDocument();
});
