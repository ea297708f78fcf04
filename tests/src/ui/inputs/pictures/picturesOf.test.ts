import { describe, expect, test } from 'vitest';
import { picturesOf } from '../../../../../src/ui/inputs/pictures/picturesOf';
import { file, jpeg, png, webp } from '../../../../support/api/files/pictures';

const CONTENTS = [
  ['image/jpeg', jpeg()],
  ['image/png', png()],
  ['image/webp', webp()],
] as const;

/** Types and names that operating systems, mail programs and chats give a picture. */
const NAMES = [
  ['foto.jfif', ''],
  ['foto', ''],
  ['recibo.jpg', 'image/pjpeg'],
  ['recibo.png', 'image/png'],
  ['recibo.webp', 'application/octet-stream'],
  ['IMG_1.HEIC', 'image/heic'],
  ['recibo.pdf', 'application/pdf'],
  ['nota.txt', 'text/plain'],
] as const;

/** 'ftyp' and a brand, after the length of the box. */
const heic = (brand: string) => `\0\0\0 ftyp${brand}\0\0\0\0mif1heic`;

describe('[V10] a picture is told by its content', () => {
  test.each(
    CONTENTS.flatMap(([type, content]) => NAMES.map(([name, claimed]) => ({ type, content, name, claimed }))),
  )(
    '$type that is called $name, of the type "$claimed", is sent as it is',
    async ({ type, content, name, claimed }) => {
      const [sent, ...others] = await picturesOf(file(content, name, claimed));

      expect(others).toEqual([]);
      expect(sent?.type).toBe(type);
      expect(new Uint8Array((await sent?.arrayBuffer()) ?? [])).toEqual(new Uint8Array(content));
    },
  );

  test.each(NAMES)('a text that is called %s, of the type "%s", is refused', async (name, claimed) => {
    await expect(picturesOf(file('Taxi, 3.50', name, claimed))).rejects.toThrow(
      'no es una imagen JPEG, PNG o WebP, ni un PDF',
    );
  });

  test.each(['heic', 'heix', 'hevc', 'heim', 'mif1', 'msf1'])(
    'a HEIC of the kind %s is told, whatever its name',
    async (brand) => {
      for (const [name, claimed] of NAMES)
        await expect(picturesOf(file(heic(brand), name, claimed))).rejects.toThrow(/^es una foto HEIC/);
    },
  );

  test.each(['', 'x', '\xff\xd8', 'RIFF....WAVE', '\0\0\0 ftypmp42'])(
    'a file of another kind is refused: %j',
    async (content) => {
      await expect(picturesOf(file(content, 'foto.jpg', 'image/jpeg'))).rejects.toThrow(/^no es una imagen/);
    },
  );
});
