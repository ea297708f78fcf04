import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { proofPath } from '../files/proofName';
import type { ProofStore } from '../files/proofStore';
import { createRandom, type Random } from './random';

const AT_ONCE = 50;

/** Creates pictures on demand. Names are deterministic, so an interrupted load leaves no orphans. */
export const createProofs = () => {
  const random = createRandom(7);
  const slips = Array.from({ length: 12 }, () => makeSlip(random));
  const names: string[] = [];

  return {
    nextProof: (): string => {
      const name = `${createHash('sha256').update(`demo ${names.length}`).digest('hex').slice(0, 32)}.png`;
      names.push(name);

      return proofPath(name);
    },
    async write(proofs: ProofStore) {
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

const makeSlip = (random: Random): Buffer => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  const draw = (x: number, y: number, width: number, height: number, colour: number) => {
    for (let row = y; row < y + height; row += 1)
      pixels.fill(colour, row * WIDTH + x, row * WIDTH + x + width);
  };
  const bank = random.int(BANKS, PALETTE.length - 1);

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

  return encodePng(pixels);
};

const PAPER = 0;
const GREY = 1;
const INK = 2;
const BANKS = 3;
const PALETTE = ['fbfbf8', 'b8bcc2', '2b3038', 'c9a400', 'b3175f', '00589b', '2c7a3f'];

const encodePng = (pixels: Buffer): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT);
  for (let row = 0; row < HEIGHT; row += 1)
    pixels.copy(rows, row * (WIDTH + 1) + 1, row * WIDTH, (row + 1) * WIDTH);

  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(PALETTE.join(''), 'hex')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));

  return Buffer.concat([length, content, checksum]);
};
