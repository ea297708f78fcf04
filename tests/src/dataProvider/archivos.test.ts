import { expect, test } from 'vitest';
import { openHost } from '../../support/dataProvider/host';
import { picture } from '../../support/files';

test('pictures are uploaded before their record, and come back as paths', async () => {
  const { dataProvider, asked } = openHost({ 'POST /api/archivos': { body: { paths: ['c/a.webp'] } } });
  const { data } = await dataProvider.create('archivos', { data: { files: [picture('a.png')] } });

  expect(asked).toEqual([{ call: 'POST /api/archivos', body: [['files', 'a.png']] }]);
  expect(data).toEqual({ id: 'c/a.webp', paths: ['c/a.webp'] });
});
