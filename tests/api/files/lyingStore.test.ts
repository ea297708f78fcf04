import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, type TestContext, test } from 'vitest';
import type { Alone } from '../../../api/db/alone';
import type { ProofStore } from '../../../api/files/proofStore';
import { s3Store } from '../../../api/files/s3Store';
import { packArchive } from '../../../api/operation/backup/archive';
import { makeBackup } from '../../../api/operation/backup/backup';
import { backUpDaily } from '../../../api/operation/backup/serve';
import { storeArchive } from '../../../api/operation/backup/store';
import { lineOf } from '../../../api/process/operatorError';
import { DEADLINES } from '../../../api/process/outside';
import { archivosCalls } from '../../../contract/archivos';
import { gastosRest } from '../../../contract/gastos';
import { file, png } from '../../support/api/files/pictures';
import { type Fault, startS3 } from '../../support/api/files/s3Server';
import { openFolder } from '../../support/api/folders';
import { make } from '../../support/api/samples';
import { openWorld } from '../../support/api/world';
import { isFull, kindsOf } from '../../support/size';

type S3 = Awaited<ReturnType<typeof startS3>>;

const SHORT = { ...DEADLINES, storeRequest: 100, storeUpload: 400, storeDiscard: 400 };
const nameOf = (index: number) => `${index.toString(16).padStart(32, '0')}.png`;
const PICTURE = Buffer.from('the bytes of a picture, or at least some');
const STORED = [0, 1, 2, 3, 4].map(nameOf);
const NEW = nameOf(9);

const namesOf = async (names: AsyncIterable<string>) => {
  const found: string[] = [];
  for await (const name of names) found.push(name);

  return found;
};

/** Each operation of a store, and what is true if it says that it succeeded. */
const operations: Record<string, (store: ProofStore, s3: S3) => Promise<void>> = {
  async store(store, { objects }) {
    await store.store(new Map([[NEW, PICTURE]]));
    expect(objects.get(`comprobantes/${NEW}`)?.bytes).toEqual(PICTURE);
  },
  async restore(store, { objects }) {
    await store.restore(NEW, PICTURE);
    expect(objects.get(`comprobantes/${NEW}`)?.bytes).toEqual(PICTURE);
  },
  async keep(store, { objects }) {
    await store.keep([nameOf(0)]);
    expect(objects.has(`pendientes/${nameOf(0)}`)).toBe(false);
  },
  async discard(store, { objects }) {
    await store.discard([nameOf(0), nameOf(1)]);
    for (const name of [0, 1].map(nameOf)) expect(objects.has(`comprobantes/${name}`)).toBe(false);
  },
  async read(store) {
    expect(Buffer.from((await store.read(nameOf(0))) ?? [])).toEqual(PICTURE);
  },
  async 'read what is missing'(store) {
    expect(await store.read(NEW)).toBeUndefined();
  },
  async list(store) {
    expect(await namesOf(store.list())).toEqual(STORED);
  },
  async listMarked(store) {
    expect(await namesOf(store.listMarked())).toEqual(STORED);
  },
};

const sum = createHash('sha256').update(PICTURE).digest('hex');

const fill = ({ fail, objects }: S3) => {
  fail(() => undefined);
  objects.clear();
  for (const name of STORED) {
    objects.set(`comprobantes/${name}`, { bytes: PICTURE, sum, modified: new Date() });
    objects.set(`pendientes/${name}`, { bytes: Buffer.of(), sum: undefined, modified: new Date() });
  }
};

const startFilled = async (onFinished: TestContext['onTestFinished']) => {
  const s3 = await startS3();
  onFinished(() => s3.stop());
  fill(s3);

  return s3;
};

/** At this request of the operation, and no other. */
const atStep = (step: number, fault: Fault) => {
  let count = 0;

  return () => {
    count += 1;

    return count === step ? fault : undefined;
  };
};

/** Each byte in `npm run test:full`. */
const EACH = isFull ? 1 : 61;

describe.each(kindsOf(Object.entries(operations), ([name]) => name === 'read'))(
  '[N10] a store that stalls during %s',
  (_, operate) => {
    // They wait for deadlines, not for one another.
    test.concurrent('at whichever byte of whichever answer: it ends in time, and what it says is true', async ({
      onTestFinished,
    }) => {
      const s3 = await startFilled(onTestFinished);
      let refused = 0;
      for (let step = 1, isOver = false; !isOver; step += 1) {
        for (let at = 0; ; ) {
          fill(s3);
          const before = s3.stalled();
          s3.fail(atStep(step, { stallAfter: at }));

          const error = await operate(s3Store(s3.settings, SHORT), s3).catch((reason) => reason);

          if (error) {
            expect(error).toMatchObject({
              status: 503,
              reason: expect.stringMatching(/^no terminó en 0\.\d+ s$/),
            });
            refused += 1;
          }
          if (s3.stalled() > before) at += EACH;
          // A busy machine was late at another step: once more.
          if (error || s3.stalled() > before) continue;
          isOver = at === 0;
          break;
        }
      }
      expect(refused).toBeGreaterThan(1);
    });
  },
);

const lies: [string, Fault, string, RegExp][] = [
  ['a picture without its length', { picture: 'unannounced' }, 'read', /entero/],
  ['a picture that is shorter than announced', { picture: 'cut' }, 'read', /./],
  ['another picture of the same length', { picture: 'other' }, 'read', /otro contenido/],
  ['200 for a picture that it does not store', { put: 'nothing' }, 'store', /no guardó/],
  ['200 for a picture that it stores as another', { put: 'other' }, 'store', /otro contenido/],
  [
    '200 for a picture that it stores as another, without its sum',
    { put: 'other without sum' },
    'store',
    /no guardó/,
  ],
  [
    'the first page of the list again, with the same token',
    { list: 'same token' },
    'list',
    /repite la lista/,
  ],
  ['the first page of the list again, with new tokens', { list: 'new tokens' }, 'list', /repite la lista/],
  ['half of a list', { list: 'cut' }, 'list', /entera/],
  ['page after page of a list, each with nothing in it', { list: 'empty' }, 'list', /repite la lista/],
];

test.for(lies)(
  '[N10] a store that answers %s is not believed',
  async ([, fault, name, reason], { onTestFinished }) => {
    const s3 = await startFilled(onTestFinished);
    s3.fail(() => fault);
    const store = s3Store(s3.settings, { ...DEADLINES, storeRequest: 2_000 });

    await expect(operations[name]?.(store, s3)).rejects.toMatchObject({
      status: 503,
      reason: expect.stringMatching(reason),
    });
  },
);

test('[N10] an answer without bytes, length and sum is no picture', async ({ onTestFinished }) => {
  const s3 = await startFilled(onTestFinished);
  for (const stored of s3.objects.values()) Object.assign(stored, { bytes: Buffer.of(), sum: undefined });
  s3.fail(() => ({ picture: 'unannounced' }));

  await expect(s3Store(s3.settings, DEADLINES).read(nameOf(0))).rejects.toMatchObject({ status: 503 });
});

describe('who uses the program while the store stalls or lies', () => {
  let s3: S3;
  const world = openWorld(async () => {
    s3 = await startS3();

    return { proofs: s3Store(s3.settings, { ...SHORT, storeRequest: 1_500, storeUpload: 1_500 }) };
  });
  afterAll(() => s3.stop());
  const save = async () => {
    const comprobante = await world.upload(world.berta);
    await make(world, gastosRest, 1, { comprobante }, world.berta);

    return comprobante;
  };
  const get = (path: string) => world.send(`/${path}`, { headers: { cookie: world.berta.cookie } });
  const upload = () => world.berta.call(archivosCalls.upload, { body: { files: [file(png())] } });
  const backUp = (path: string) => storeArchive(packArchive(makeBackup(world)), path);

  test('[N10] a picture is whole, or the answer says in words that it cannot be had @ci', async () => {
    const path = await save();

    for (const fault of [{ stallAfter: 10 }, { picture: 'other' }, { picture: 'unannounced' }] as const) {
      s3.fail(() => fault);
      const { status, headers, body } = await get(path);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(body.error).toMatch(/^El almacén de imágenes no (responde|entrega lo que se guardó)\. /);
    }
    s3.fail(() => undefined);
    expect((await get(path)).status).toBe(200);
  });

  test('[N10] one upload that hangs does not hold the others @ci', async () => {
    const before = s3.stalled();
    s3.fail(atStep(1, { stallAfter: 0 }));
    let isOver = false;
    const hanging = upload().finally(() => {
      isOver = true;
    });
    await expect.poll(() => s3.stalled()).toBe(before + 1);

    expect((await upload()).status).toBe(200);

    expect(isOver).toBe(false);
    expect((await hanging).status).toBe(503);
  });

  test('[N10] a backup says which picture differs or does not come, and leaves no file @ci', async () => {
    const path = await save();
    const folder = openFolder();
    const archive = join(folder, 'respaldo.tar.gz');
    const said = async (fault: Fault) => {
      s3.fail(({ url = '', method }) => (method === 'GET' && url.includes(path) ? fault : undefined));

      return lineOf(await backUp(archive).catch((error) => error));
    };
    const named = `No se pudo copiar el comprobante ${path.replace('comprobantes/', '')}: `;

    expect(await said({ picture: 'other' })).toContain(`${named}entregó`);
    expect(await said({ stallAfter: 30 })).toBe(`${named}no terminó en 1.5 s.`);
    s3.fail(() => ({ list: 'cut' }));
    expect(lineOf(await backUp(archive).catch((error) => error))).toMatch(
      /^No se pudo leer la lista de comprobantes: /,
    );
    expect(readdirSync(folder)).toEqual([]);
    s3.fail(() => undefined);
    await backUp(archive);
    expect(existsSync(archive)).toBe(true);
  });
});

test('[N10] a daily backup that hangs releases its lock, so that another day has one', async () => {
  let isHeld: boolean | undefined;
  const alone: Alone = async (_, work) => {
    isHeld = true;
    await work().finally(() => {
      isHeld = false;
    });
  };
  const write = () => new Promise<void>(() => undefined);

  const end = backUpDaily({
    folder: openFolder(),
    keep: 2,
    alone,
    write,
    onDone: () => undefined,
    deadline: 50,
  });

  await expect.poll(() => isHeld).toBe(false);
  await end();
});
