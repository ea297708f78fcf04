import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { nominaCalls } from '../../../contract/nomina';
import { GENERIC_ERROR } from '../../../src/http/httpError';
import { newToken, openTab, refreshWith, refused } from '../../support/http/backend';
import { createGate } from '../../support/http/gate';
import { server } from '../../support/msw';

const tab = openTab();
const picture = (name: string) => new File(['0123456789'], name, { type: 'image/png' });
const body = () => ({
  id: 7,
  files: [picture('uno.png'), picture('dos.png')],
  fk_usuario_actualizacion: null,
  descuentos: '',
  otros_ingresos: '10.5',
});
const upload = (options: { onProgress?: (share: number) => void; signal?: AbortSignal } = {}) =>
  tab.http(nominaCalls.uploadLine, { body: body(), ...options });
const answerUpload = (answer: (request: Request) => Response | Promise<Response>) =>
  server.use(msw.post('/api/nomina/cargar-detalle', ({ request }) => answer(request)));

describe('an upload', () => {
  it('[SPEC 7.16] is multipart with exactly its keys, one part per file', async () => {
    const caught = createGate<{ type: string | null; text: string }>();
    answerUpload(async (request) => {
      caught.open({ type: request.headers.get('content-type'), text: await request.text() });

      return HttpResponse.json({ message: 'Listo' });
    });

    await expect(upload()).resolves.toEqual({ message: 'Listo' });
    const { type, text } = await caught.passed;
    const names = [...text.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    expect(type).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(names).toEqual([
      'id',
      'files',
      'files',
      'fk_usuario_actualizacion',
      'descuentos',
      'otros_ingresos',
    ]);
  });

  it('[S9] brings each picture with its name, type and bytes', async () => {
    const caught = createGate<FormData>();
    answerUpload(async (request) => {
      caught.open(await request.formData());

      return HttpResponse.json({ message: 'Listo' });
    });

    await upload();

    const files = (await caught.passed).getAll('files') as File[];
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['uno.png', 'image/png'],
      ['dos.png', 'image/png'],
    ]);
    expect(await Promise.all(files.map((one) => one.text()))).toEqual(['0123456789', '0123456789']);
  });

  it('is repeated completely after a refresh, with progress from 0', async () => {
    const refreshes = refreshWith(() => newToken());
    const sizes: number[] = [];
    answerUpload(async (request) => {
      sizes.push((await request.text()).length);

      return request.headers.get('authorization') === 'Bearer new'
        ? HttpResponse.json({ message: '' })
        : refused(401);
    });
    const shares: number[] = [];
    await upload({ onProgress: (share) => shares.push(share) });

    expect(refreshes.count).toBe(1);
    expect(sizes).toHaveLength(2);
    expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThan(100);
    expect(shares.filter((share) => share === 0)).toHaveLength(2);
    expect(shares.at(-1)).toBe(1);
  });

  it.each<[string, () => Response, string]>([
    ['a refusal', () => refused(409, 'Ya tiene comprobante'), 'Ya tiene comprobante'],
    ['no network', () => HttpResponse.error(), GENERIC_ERROR],
    ['413 in HTML', () => new HttpResponse('<h1>Too large</h1>', { status: 413 }), GENERIC_ERROR],
    ['a page in HTML', () => HttpResponse.html('<h1>Hola</h1>'), GENERIC_ERROR],
  ])('[F9] says so in Spanish when it meets %s', async (_, answer, message) => {
    answerUpload(answer);

    await expect(upload()).rejects.toMatchObject({ message });
  });

  it('ends with the reason of its signal', async () => {
    const asked = createGate();
    answerUpload(() => {
      asked.open();

      return createGate<Response>().passed;
    });
    const controller = new AbortController();
    const reason = new DOMException('Salió', 'AbortError');
    const failed = expect(upload({ signal: controller.signal })).rejects.toBe(reason);
    await asked.passed;
    controller.abort(reason);

    await failed;
  });

  it('[F9] stops after 60 s without progress', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = createGate();
    answerUpload(() => {
      asked.open();

      return createGate<Response>().passed;
    });
    let isOver = false;
    const call = upload().finally(() => {
      isOver = true;
    });
    const failed = expect(call).rejects.toMatchObject({ message: GENERIC_ERROR });
    await asked.passed;
    await vi.advanceTimersByTimeAsync(59_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);

    await failed;
  });
});
