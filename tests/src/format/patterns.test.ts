import { describe, expect, test } from 'vitest';
import { patterns } from '../../../src/format/patterns';

interface Row {
  name: keyof typeof patterns;
  accepted: string[];
  refused: string[];
  refusal: string;
}

const ROWS: Row[] = [
  {
    name: 'digits',
    accepted: ['', '0', '007', '1234567890'],
    refused: ['-1', '+1', '1.5', '1,5', '1 2', ' 1', '1\n', 'a', '٣'],
    refusal: 'Escriba solo números',
  },
  {
    name: 'signedDecimal',
    accepted: ['', '0', '5', '-5', '5.', '5.25', '-5.25', '-0.005'],
    refused: ['-', '+5', '--5', '5-', '.5', '5,25', '1.2.3', '1e3', ' 5', 'a', '٣'],
    refusal: 'Escriba un número, con signo y decimales si los tiene',
  },
  {
    name: 'money',
    accepted: ['', '0', '10', '10.', '10.5', '10.50', '0.05', '9999999999'],
    refused: ['-1', '+1', '.5', '1,5', '1,500.00', '1e3', '10.505', ' 1', '1 ', 'diez', '$5', '1.2.3', '٣'],
    refusal: 'Escriba solo números, con dos decimales como máximo',
  },
  {
    name: 'colilla',
    accepted: ['', '1', '01', '0001', '1234', '(1)', '(0012)', '(1234)'],
    refused: ['12345', '(12345)', '()', '(12', '12)', '((12))', '1 2', '-1', '1.5', 'a', '٣'],
    refusal: 'Escriba hasta 4 dígitos, entre paréntesis si está anulada',
  },
];

describe.each(ROWS)('$name', ({ name, accepted, refused, refusal }) => {
  test.each(accepted)('accepts "%s"', (text) => {
    expect(patterns[name](text)).toBe(true);
  });

  test.each(refused)('refuses "%s" with its text', (text) => {
    expect(patterns[name](text)).toBe(refusal);
  });
});
