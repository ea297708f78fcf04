import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSpreadsheet } from '../../../../src/format/import/readSpreadsheet';

/** Each XLSX was made of the FODS beside it by LibreOffice 7.4: `soffice --headless --convert-to xlsx name.fods`. */
const read = async (name: string) => {
  const file = new Blob([readFileSync(`tests/support/format/libreoffice/${name}.xlsx`)]);
  const [sheet] = await readSpreadsheet(file, { most: 50 });

  return sheet?.lines.map(({ number, cells, isHidden }) => ({ number, cells, isHidden }));
};

test('[U1] [U3] a workbook of LibreOffice keeps percentages, zeros, accents and hidden rows', async () => {
  expect(await read('promotores')).toEqual([
    { number: 1, cells: ['Promotores de la zona norte'] },
    { number: 3, cells: ['Código', 'Cédula', 'Nombre', 'Apellido', 'Porcentaje de comisión', 'Teléfono'] },
    { number: 4, cells: ['007', '0926687856', 'José', 'Ibáñez', '15%', '991234567'] },
    { number: 5, cells: ['012', '171003406-5', 'Ñusta', 'O’Hara', '12.5%', '04 234 5678'], isHidden: true },
  ]);
});

test('[U2] a workbook of LibreOffice that counts from 1904 keeps its days', async () => {
  expect(await read('gastos-1904')).toEqual([
    { number: 1, cells: ['Fecha', 'Descripción', 'Valor'] },
    { number: 2, cells: ['2026-11-24', 'Focos', '1234.5'] },
  ]);
});
