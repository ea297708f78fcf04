import { expect, test } from 'vitest';
import { Username } from '../../contract/usuarios';

test.each([
  'administrador',
  'ana.paredes',
  'j_quishpe-2',
  'MNuñez',
  'José',
  'José'.normalize('NFD'),
  'анна.7',
])('[U13] %s is a username', (username) => {
  expect(Username.parse(username)).toBe(username.normalize('NFC'));
});

test.each([
  ['a zero-width space', 'adminis\u200Btrador'],
  ['a soft hyphen', 'adminis\u00ADtrador'],
  ['a Cyrillic o among Latin letters', 'administrad\u043Er'],
  ['a Greek omicron among Latin letters', 'administrad\u03BFr'],
  ['a space', 'ana paredes'],
  ['a no-break space', 'ana\u00A0paredes'],
  ['a control character', 'ana\u0007'],
  ['a direction mark', 'ana\u202Eparedes'],
  ['an at sign', 'ana@casa'],
  ['full-width digits', 'ana１'],
  ['an emoji', 'ana🙂'],
])('[U13] a username with %s is refused', (_, username) => {
  expect(Username.safeParse(username).error?.issues[0]?.message).toBe(
    'Use letras de un solo alfabeto, números, punto, guion y guion bajo, sin espacios',
  );
});
