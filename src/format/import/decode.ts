import { UnreadableFile } from './line';

/** UTF-8, UTF-16, or the code page of Windows, the old Mac or DOS that gives Spanish words. */
export const decode = (bytes: Uint8Array): string => {
  const mark = bytes.subarray(0, 2).join();
  if (mark === '255,254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254,255') return new TextDecoder('utf-16be').decode(bytes);

  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bestOf([
      new TextDecoder('windows-1252').decode(bytes),
      new TextDecoder('macintosh').decode(bytes),
      fromDos(bytes),
    ]);
  }
};

/** The upper half of code page 850, which TextDecoder lacks. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const fromDos = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : DOS[byte - 128])).join('');

const bestOf = (texts: readonly string[]): string => {
  const [best = '', second = ''] = [...texts].sort((one, other) => scoreOf(other) - scoreOf(one));
  const isTie = scoreOf(best) > 0 && scoreOf(second) === scoreOf(best) && second !== best;
  const foreign = count(best, FOREIGN);
  if (isTie || count(best, STRANGE) > 0 || (foreign > 2 && foreign > count(best, SPANISH))) {
    throw new UnreadableFile('No se reconocen las tildes del archivo. Guárdelo como XLSX o como CSV UTF-8.');
  }

  return best;
};

const scoreOf = (text: string) => count(text, SPANISH) - 3 * count(text, STRANGE);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const SPANISH = /[áéíóúüñÁÉÍÓÚÜÑ]/g;

/** Some names have one. */
const FOREIGN = /[çàèìòùâêîôûäëïöãõÇÀÈÌÒÙÂÊÎÔÛÄËÏÖÃÕ]/g;

/** Symbols, and an accented letter in the wrong case beside its neighbours. */
const STRANGE = new RegExp(
  [
    `(?![\\x20-\\x7E\\t\\r\\nªº°¿¡«»–—‘’“”…€´¨\\u00A0]|${SPANISH.source}|${FOREIGN.source})[^]`,
    '(?<=\\p{Ll})(?![A-Z])\\p{Lu}',
    '(?<=\\p{Lu}\\p{Lu})(?![a-z])\\p{Ll}',
    '(?<!\\p{L})(?![a-z])\\p{Ll}(?=\\p{Lu})',
  ].join('|'),
  'gu',
);
