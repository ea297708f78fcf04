import { expect, test } from 'vitest';
import { changeText, outdatedText } from '../../contract/outdated';

const CHANGE = { isOwn: false, nombre: 'Marta Cedeño', dia: '2026-10-14', hora: '14:05' };

test.each([
  [CHANGE, '2026-10-14', 'Otro usuario modificó este registro: Marta Cedeño, hoy a las 14:05'],
  [CHANGE, '2026-10-15', 'Otro usuario modificó este registro: Marta Cedeño, el 2026-10-14 a las 14:05'],
  [{ ...CHANGE, nombre: '' }, '2026-10-14', 'Otro usuario modificó este registro: hoy a las 14:05'],
  [
    { ...CHANGE, isOwn: true },
    '2026-10-14',
    'Usted modificó este registro en otra pestaña o equipo: hoy a las 14:05',
  ],
  [{ isOwn: false, nombre: '', dia: '', hora: '' }, '2026-10-14', 'Otro usuario modificó este registro'],
])('[W6] a conflict says who and when, as far as it is known: %j', (change, hoy, text) => {
  expect(outdatedText(change, hoy)).toBe(text);
});

test('[W6] a text of a section says it of oneself too', () => {
  expect(changeText({ ...CHANGE, isOwn: true }, '2026-10-14')).toBe(': usted, hoy a las 14:05');
});
