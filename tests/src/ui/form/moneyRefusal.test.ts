import { expect, test } from 'vitest';
import { moneyRefusal } from '../../../../src/ui/form/validation/formValues';

test.each([
  ['12a', 'Escriba solo números, con dos decimales como máximo'],
  ['99999999999999', 'Escriba una cantidad de 9999999.99 como máximo'],
  ['$1.234', 'No está claro si son miles. Escriba 1234 o 1234.00'],
])('what is wrong with "%s" is said', (typed, text) => {
  expect(moneyRefusal(typed)).toBe(text);
});
