import { describe, expect, test } from 'vitest';
import { readTexts, type Text } from '../support/texts';

const texts = readTexts();

/** What a terminal shows: whole sentences with their stops. */
const isOfTerminal = ({ where }: Text) =>
  /^api\/(start|operation|process|db|openapi|http\/pages)/.test(where);
const isSentence = (text: string) => /[.!?] [A-ZÁÉÍÓÚÑ¿¡]/.test(text);
const ABBREVIATION = /^(Av|Cdla|Dep|Transf)\. /;

/** Each holds for a text as people read it. */
const RULES: readonly [name: string, isBroken: (text: Text) => boolean][] = [
  ['has no doubled space', ({ text }) => /\S {2}\S/.test(text)],
  [
    'says usted',
    ({ text }) =>
      /\b(tú|tus?|tuy[oa]s?|contigo|puedes|debes|tienes|quieres|inténtalo|estás|eres)\b/i.test(text),
  ],
  ['quotes with « »', (text) => !isOfTerminal(text) && /[“”]|"[^"]+"/.test(text.text)],
  ['has no hyphen as a dash or minus', ({ text }) => /\p{L} - \p{L}/u.test(text)],
  ['spells nomina as the specification', ({ text }) => /nómina/i.test(text)],
  [
    'has its accents',
    ({ text }) =>
      /(?<![\w-])(?:[a-z]+(?:cion|sion)|contrasena|numero|codigo|telefono|pagina|dia|dias|ano|anos|linea|ultim[oa]|proxim[oa]|unic[oa]|rapido|todavia|podra|sera|ademas|despues|tambien|valid[oa]|credito|deposito|prestamo|cedula|comision)(?![\w-])/i.test(
        text,
      ) && !isEnglish(text),
  ],
  [
    'ends its last sentence if it has several',
    ({ text, isPiece }) =>
      !isPiece &&
      isSentence(text) &&
      !ABBREVIATION.test(text) &&
      !/[.!?…:)0]$/.test(text) &&
      !isEnglish(text),
  ],
  [
    'has no full stop if it is one sentence',
    (one) =>
      !one.isPiece &&
      !isOfTerminal(one) &&
      /\p{L}\.$/u.test(one.text) &&
      !/[.!?:] /.test(one.text) &&
      !isEnglish(one.text),
  ],
];

/** For developers, or the names of headers. */
const isEnglish = (text: string) =>
  /\b(the|is|are|must|an?|of|for|and|to|by|not|only)\b/i.test(text) &&
  !/\b(el|la|los|las|un|una|de|que|se|su|no hay)\b/i.test(text);

describe('[U45] every text of the program', () => {
  test.each(RULES)('%s', (_name, isBroken) => {
    expect(texts.filter(isBroken).map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  test('is read', () => {
    expect(texts.length).toBeGreaterThan(1000);
  });
});
