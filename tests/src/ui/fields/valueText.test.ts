import { expect, test } from 'vitest';
import {
  boolean,
  choice,
  day,
  type Field,
  instant,
  money,
  note,
  percent,
  pictures,
} from '../../../../contract/field';
import { describeField } from '../../../../src/section/field';
import { valueText } from '../../../../src/ui/fields/ValueField';

const siNo = { S: 'Sí', 4: 'Cuatro' };

test.each([
  [money('Valor'), '1100.00', '$1,100.00'],
  [money('Valor'), '-12.5', '−$12.50'],
  [money('Valor'), 'mucho', 'mucho'],
  [percent('Porcentaje'), '12.50', '12.50 %'],
  [pictures('Imagen'), 'comprobantes/2026/11/un-nombre-muy-largo.png', 'imagen'],
  [pictures('Imagen'), 'a.png,b.png', '2 imágenes'],
  [instant('Fecha de revisión'), '2026-11-20T03:05:00.000Z', '2026-11-19 22:05'],
  [day('Fecha'), '2026-11-20', '2026-11-20'],
  [choice('Estado', siNo), 'S', 'Sí'],
  [choice('Cifras', siNo), '4', 'Cuatro'],
  [choice('Cifras', siNo), '5', '5'],
  [boolean('Activo'), false, 'No'],
  [note('Observación'), '', '—'],
  [undefined, 'Luz de noviembre', 'Luz de noviembre'],
] as [Field | undefined, unknown, string][])('a field %o shows "%s" as "%s"', (field, value, text) => {
  expect(valueText(field && describeField(field), value)).toBe(text);
});
