import { describe, expect, test } from 'vitest';
import { decode } from '../../../../src/format/import/decode';

const DOS = {
  á: 0xa0,
  é: 0x82,
  í: 0xa1,
  ó: 0xa2,
  ú: 0xa3,
  ü: 0x81,
  ñ: 0xa4,
  Á: 0xb5,
  É: 0x90,
  Í: 0xd6,
  Ó: 0xe0,
  Ú: 0xe9,
  Ñ: 0xa5,
  º: 0xa7,
};
const MAC = {
  á: 0x87,
  é: 0x8e,
  í: 0x92,
  ó: 0x97,
  ú: 0x9c,
  ü: 0x9f,
  ñ: 0x96,
  Á: 0xe7,
  É: 0x83,
  Í: 0xea,
  Ó: 0xee,
  Ú: 0xf2,
  Ñ: 0x84,
  º: 0xbc,
};
const WINDOWS = {
  á: 0xe1,
  é: 0xe9,
  í: 0xed,
  ó: 0xf3,
  ú: 0xfa,
  ü: 0xfc,
  ñ: 0xf1,
  Á: 0xc1,
  É: 0xc9,
  Í: 0xcd,
  Ó: 0xd3,
  Ú: 0xda,
  Ñ: 0xd1,
  º: 0xba,
};

const WORDS = [
  'José',
  'Ángel',
  'Ñauta',
  'María Ibáñez',
  'Núñez',
  'NÚÑEZ',
  'PEÑA',
  'ÁLVAREZ',
  'Óscar',
  'ÓSCAR',
  'Íñigo Vélez',
  'Édgar',
  'Úrsula Ibáñez',
  'Güendolín',
  'Güiña',
  'promotor;cédula;teléfono\r\nRaúl Ñáñez;0912345675;0991234567',
  'Av. 9 de Octubre, 2º piso, Nº 5',
];

describe.each([
  ['Windows', WINDOWS],
  ['the old Mac', MAC],
  ['DOS', DOS],
])('[U6] a file of the code page of %s', (_, page: Readonly<Record<string, number>>) => {
  test.each(WORDS)('with «%s» is read', (word) => {
    const bytes = Uint8Array.from(word, (letter) => page[letter] ?? letter.charCodeAt(0));

    expect(decode(bytes)).toBe(word);
  });
});

test.each([
  ['Cyrillic of Windows', [0xc0, 0xed, 0xf2, 0xee, 0xed, 0x20, 0xcf, 0xe5, 0xf2, 0xf0, 0xee, 0xe2]],
  ['Greek of Windows', [0xc1, 0xed, 0xf4, 0xfe, 0xed]],
  ['Japanese', [0x83, 0x65, 0x83, 0x58, 0x83, 0x67]],
  ['a single word that reads in two ways, Úrsula or érsula,', [0xe9, 0x72, 0x73, 0x75, 0x6c, 0x61]],
  ['bytes without a text', [0x41, 0xff, 0xfe, 0x01, 0x9d]],
])('[U6] %s is refused, not garbled', (_, bytes) => {
  expect(() => decode(Uint8Array.from(bytes))).toThrow('No se reconocen las tildes del archivo');
});
