import { createHash } from 'node:crypto';
import { loadSharp } from '../files/picture';
import { proofPath } from '../files/proofName';
import type { ProofStore } from '../files/proofStore';
import { createRandom, type Random } from './random';

const AT_ONCE = 50;

/** Creates pictures on demand. Names are deterministic, so an interrupted load leaves no orphans. */
export const createProofs = () => {
  const random = createRandom(7);
  const drawings = Array.from({ length: 12 }, () => drawSlip(random));
  const names: string[] = [];

  return {
    nextProof: (): string => {
      const name = `${createHash('sha256').update(`demo ${names.length}`).digest('hex').slice(0, 32)}.png`;
      names.push(name);

      return proofPath(name);
    },
    async write(proofs: ProofStore) {
      const slips = await Promise.all(drawings.map(encodePng));
      const write = (name: string, index: number) =>
        proofs.restore(name, slips[index % slips.length] ?? new Uint8Array());
      for (let at = 0; at < names.length; at += AT_ONCE) {
        await Promise.all(names.slice(at, at + AT_ONCE).map((name, index) => write(name, at + index)));
      }
    },
  };
};

const WIDTH = 360;
const HEIGHT = 520;

/** Three bytes a pixel. */
const drawSlip = (random: Random): Buffer => {
  const pixels = Buffer.alloc(3 * WIDTH * HEIGHT, PAPER, 'hex');
  const draw = (x: number, y: number, width: number, height: number, colour: string) => {
    for (let row = y; row < y + height; row += 1)
      pixels.fill(colour, 3 * (row * WIDTH + x), 3 * (row * WIDTH + x + width), 'hex');
  };
  const bank = random.pick(['c9a400', 'b3175f', '00589b', '2c7a3f']);

  draw(0, 0, WIDTH, 64, bank);
  draw(20, 20, 24, 24, PAPER);
  draw(56, 24, random.int(90, 150), 16, PAPER);
  for (let row = 0; row < 8; row += 1) {
    draw(24, 92 + row * 32, random.int(60, 110), 8, GREY);
    const width = random.int(70, 140);
    draw(WIDTH - 24 - width, 92 + row * 32, width, 8, INK);
  }
  draw(24, 360, WIDTH - 48, 2, GREY);
  draw(24, 380, 70, 14, INK);
  draw(WIDTH - 24 - 110, 376, 110, 22, bank);
  for (let x = 24; x < WIDTH - 24; x += random.int(4, 9)) draw(x, 440, random.int(1, 3), 48, INK);

  return pixels;
};

const PAPER = 'fbfbf8';
const GREY = 'b8bcc2';
const INK = '2b3038';

const encodePng = async (pixels: Buffer): Promise<Buffer> => {
  const sharp = await loadSharp();

  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
};
