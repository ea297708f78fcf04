import { expect, test, vi } from 'vitest';
import { scaledPicture } from '../../../../src/ui/inputs/pictures/scaledPicture';
import { picture } from '../../../files';

/** A browser that decodes a picture of this size, and draws it. */
const decode = (width: number, height: number) => {
  const close = vi.fn();
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        fillRect: () => undefined,
        drawImage: (...[, , , w, h]: number[]) => drawn.push([w ?? 0, h ?? 0]),
      }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type })),
  );

  return { drawn, close };
};

test.each([
  [4000, 3000, [2000, 1500]],
  [1500, 6000, [500, 2000]],
  [800, 600, [800, 600]],
  [10_000, 1, [2000, 1]],
])('%i × %i pixels are sent as a JPEG of %j', async (width, height, size) => {
  const { drawn, close } = decode(width, height);

  const sent = await scaledPicture(picture('recibo.png'));

  expect(drawn).toEqual([size]);
  expect([sent.name, sent.type]).toEqual(['recibo.jpg', 'image/jpeg']);
  expect(close).toHaveBeenCalledTimes(1);
});

test('what the browser cannot decode is sent as it is, and the next one is scaled all the same', async () => {
  const broken = picture('rota.png');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no image')));
  expect(await scaledPicture(broken)).toBe(broken);

  decode(4000, 3000);
  expect((await scaledPicture(picture())).type).toBe('image/jpeg');
});
