/** More than each sign at the start of a file; a PDF may have other bytes before its own. */
const READ = 1_024;

const SIGNS: readonly (readonly [type: string, isIn: (start: string) => boolean])[] = [
  ['image/jpeg', (start) => start.startsWith('\xff\xd8\xff')],
  ['image/png', (start) => start.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/webp', (start) => start.startsWith('RIFF') && start.startsWith('WEBP', 8)],
  ['image/heic', (start) => start.startsWith('ftyp', 4) && /^(?:hei|hev|mif1|msf1)/.test(start.slice(8))],
  ['application/pdf', (start) => start.includes('%PDF-')],
];

/** The type of a file, told by its first bytes: what its name and `type` say is often wrong. Undefined for other types. */
export const contentTypeOf = async (file: File): Promise<string | undefined> => {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, READ).arrayBuffer()));

  return SIGNS.find(([, isIn]) => isIn(start))?.[0];
};
