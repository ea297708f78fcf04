import { expect, test } from 'vitest';
import { boolean } from '../../../../contract/field';
import {
  choice,
  day,
  describeField,
  instant,
  money,
  note,
  percent,
  pictures,
} from '../../../../src/section/field';
import { valueText } from '../../../../src/ui/fields/ValueField';

const siNo = [
  { id: 'S', name: 'Sí' },
  { id: 4, name: 'Cuatro' },
];

test.each([
  [money('Valor'), '1100.00', '$1,100.00'],
  [money('Valor'), '-12.5', '−$12.50'],
  [money('Valor'), 'mucho', 'mucho'],
  [percent('Porcentaje'), '12.50', '12.50 %'],
  [pictures('Imagen'), 'comprobantes/2026/11/un-nombre-muy-largo.png', 'imagen'],
  [pictures('Imagen'), 'a.png,b.png', '2 imágenes'],
  [instant('Fecha de revisión'), '2026-11-20T03:05:00.000Z', '2026-11-19 22:05'],
  [day('Fecha'), '2026-11-20', '2026-11-20'],
  [choice('Estado', { choices: siNo }), 'S', 'Sí'],
  [choice('Cifras', { choices: siNo }), '4', 'Cuatro'],
  [choice('Cifras', { choices: siNo }), '5', '5'],
  [describeField(boolean('Activo')), false, 'No'],
  [note('Observación'), '', '—'],
  [undefined, 'Luz de noviembre', 'Luz de noviembre'],
])('a field %o shows "%s" as "%s"', (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});
