import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../api/app';
import { hashPassword } from '../api/auth/password';
import { type Database, openDatabase } from '../api/db/client';
import { migrate } from '../api/db/migrations';
import { createFetchJson } from '../src/http/fetchJson';
import { createHttp } from '../src/http/http';
import { GENERIC_ERROR, HttpError } from '../src/http/httpError';
import { createSession } from '../src/http/session';
import type { Carry } from '../src/http/transport';
import { createProviders } from '../src/providers';
import { sections } from '../src/resources';
import { pixelsOf } from './api/files/samePicture';

const ORIGIN = 'http://localhost:3000';
/** A Wednesday, 10:00 in Guayaquil. */
const NOW = new Date('2026-10-14T15:00:00.000Z');
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  ),
  (sign) => sign.charCodeAt(0),
);

const PASSWORD = 'una clave larga';

let database: Database;
let filesDir: string;
let app: ReturnType<typeof createApp>;
let serial = 0;

beforeAll(async () => {
  const { window } = new JSDOM('', { url: `${ORIGIN}/` });
  vi.stubGlobal('navigator', window.navigator);
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('localStorage', window.localStorage);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  database = await openDatabase();
  await migrate(database.db);
  filesDir = mkdtempSync(join(tmpdir(), 'loteria-archivos-'));
  const jwtSecret = 'un secreto de prueba con más de 32 caracteres';
  app = createApp({ db: database.db, jwtSecret, filesDir, now: () => NOW, log: () => undefined });
});

afterAll(async () => {
  await database.close();
  rmSync(filesDir, { recursive: true });
  vi.unstubAllGlobals();
});

beforeEach(() => localStorage.clear());

/** The browser's code before the API, with an administrador of its own; `host.losesAnswers` cuts the line after the API has worked. */
const open = async () => {
  serial += 1;
  const username = `ana${serial}`;
  const { id } = await database.db
    .insertInto('usuarios')
    .values({
      ...{ nombre: 'Ana', apellido: `Paredes ${serial}`, username, rol: 'administrador', estado: 'A' },
      ...{ password_hash: await hashPassword(PASSWORD), cuenta_bancaria: '2200011111', sueldo_fijo: 'S' },
      valor: 50_050,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const host = { cookie: '', losesAnswers: false };
  const carry: Carry = async ({ url, method, headers, body, onProgress }) => {
    headers.set('cookie', host.cookie);
    onProgress?.(0);
    const answer = await app.request(url, { method, headers, body });
    host.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? host.cookie;
    if (host.losesAnswers) throw new HttpError(GENERIC_ERROR, 0);

    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const session = createSession();
  const connection = { session, host: ORIGIN, carry };
  const { authProvider, dataProvider } = createProviders(
    { session, http: createHttp(connection), fetchJson: createFetchJson(connection) },
    sections,
  );

  return { id, username, host, session, authProvider, dataProvider };
};

const enter = async () => {
  const browser = await open();
  await browser.authProvider.login({ username: browser.username, password: PASSWORD });

  return browser;
};

/** Signed in, with a nomina of this week and the id of its one line. */
const enterWithNomina = async () => {
  const browser = await enter();
  const { dataProvider, id: fk_usuario } = browser;
  const createNomina = () =>
    dataProvider.create('nomina', {
      data: {
        ...{ fk_usuario, fecha_inicio: '2026-10-12' },
        ...{ fk_usuario_creacion: fk_usuario, cuenta_bancaria: '2200099999' },
      },
    });
  const created = await createNomina();
  const list = () =>
    dataProvider.getList('nomina', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'DESC' },
      filter: { fecha_gte: '2026-10-12', fecha_lte: '' },
    });
  const {
    data: [{ id }],
  } = await list();
  const readNomina = async () => (await dataProvider.getOne('nomina', { id })).data;
  const uploadWhole = (proof: File) =>
    dataProvider.update('nomina', {
      id,
      data: { files: [proof], fk_usuario_actualizacion: fk_usuario },
      previousData: {},
    });

  return { ...browser, created, createNomina, list, readNomina, uploadWhole };
};

const file = (content: BlobPart, name = 'comprobante.png') =>
  new File([content], name, { type: 'image/png' });
const promotor = (values: object) => ({
  ...{ nombre: 'Eva', apellido: 'Loor', telefono: null, direccion: null, porcentaje: '12.5' },
  ...{ cuenta_bancaria: null, estado: 'A', ...values },
});
const SEARCH = { pagination: { page: 1, perPage: 25 }, sort: { field: 'apellido', order: 'ASC' } } as const;

describe('the browser and the API, without a network', () => {
  test('[SPEC 1.1] a wrong password is refused with the text of the API', async () => {
    const { authProvider, session, username } = await open();

    await expect(authProvider.login({ username, password: 'otra' })).rejects.toMatchObject({
      status: 401,
      message: 'Usuario o contraseña incorrectos',
    });
    expect(session.isSignedIn()).toBe(false);
  });

  test('[SPEC 3.1] [SPEC 7.5] a sign-in gives the profile and what the role may open', async () => {
    const { authProvider, id } = await enter();

    expect(await authProvider.getIdentity()).toMatchObject({ id, nombre: 'Ana', role: 'administrador' });
    expect(await authProvider.canAccess({ resource: 'nomina' })).toBe(true);
    expect(await authProvider.canAccess({ resource: 'usuarios' })).toBe(false);
  });

  test('[SPEC 7.7] the administrators to choose from are read with their accounts', async () => {
    const { dataProvider, id } = await enter();
    const { data } = await dataProvider.getList('administradores', {});

    expect(data.find((one) => one.id === id)).toMatchObject({
      nombre: 'Ana',
      cuenta_bancaria: '2200011111',
    });
  });

  test('a nomina is created, listed, counted and opened; a second one of its week is refused with the text of the API', async () => {
    const { created, createNomina, list, readNomina } = await enterWithNomina();

    expect(created.data.message).toBe('Nomina creada correctamente');
    expect(await list()).toMatchObject({ total: 1, data: [{ fecha: '2026-10-12', total: 50_050 }] });
    expect((await readNomina()).detalle_nominas).toMatchObject([{ total: 50_050, suma: 0, comprobante: [] }]);
    await expect(createNomina()).rejects.toMatchObject({
      status: 409,
      message: 'Ya existe una nomina de esa semana',
    });
  });

  test('several proofs of a line are uploaded with its money, and can be fetched', async () => {
    const { dataProvider, host, id, readNomina } = await enterWithNomina();
    const shares: number[] = [];
    const [{ id: line }] = (await readNomina()).detalle_nominas;
    await dataProvider.update('detalle_nominas', {
      id: line,
      data: {
        files: [file(PNG), file(PNG, 'otro.png')],
        ...{ fk_usuario_actualizacion: id, descuentos: '0.50', otros_ingresos: '' },
      },
      previousData: {},
      meta: { onProgress: (share: number) => shares.push(share) },
    });
    const [paid] = (await readNomina()).detalle_nominas;

    expect(paid).toMatchObject({ total: 50_000, descuentos: 50, otros_ingresos: 0 });
    expect(paid.comprobante).toHaveLength(2);
    expect(shares[0]).toBe(0);
    const picture = await app.request(`${ORIGIN}/${paid.comprobante[0]}`, {
      headers: { cookie: host.cookie },
    });
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(await pixelsOf(new Uint8Array(await picture.arrayBuffer()))).toEqual(await pixelsOf(PNG));
  });

  test('a promotor is created, listed, read and changed over simple REST', async () => {
    const { dataProvider, id: fk_usuario } = await enter();
    const data = promotor({ codigo: 'P-01', cedula: '1710034065' });
    const { data: created } = await dataProvider.create('vendedores', { data });
    const listed = await dataProvider.getList('vendedores', {
      ...SEARCH,
      filter: { q: 'eva loor', estado: 'A' },
    });
    const change = (nombre: string) =>
      dataProvider.update('vendedores', {
        id: created.id,
        data: { ...created, nombre },
        previousData: created,
      });
    const { data: changed } = await change('Evita');

    expect(created).toMatchObject({ porcentaje: '12.50', fk_usuario, version: 1 });
    expect(listed).toMatchObject({ total: 1, data: [created] });
    expect(changed).toMatchObject({ nombre: 'Evita', version: 2 });
    expect((await dataProvider.getMany('vendedores', { ids: [created.id] })).data).toEqual([changed]);
    await expect(change('Tarde')).rejects.toMatchObject({
      status: 409,
      message: 'Otro usuario modificó este registro',
    });
  });

  test('a promotor whose answer was lost on the way is there once when it is saved again', async () => {
    const { dataProvider, host } = await enter();
    const data = promotor({ codigo: 'P-02', nombre: 'Ivo', cedula: '0926687856' });
    const params = { data, meta: { idempotencyKey: crypto.randomUUID() } };
    host.losesAnswers = true;
    await expect(dataProvider.create('vendedores', params)).rejects.toMatchObject({ message: GENERIC_ERROR });
    host.losesAnswers = false;

    const { data: created } = await dataProvider.create('vendedores', params);
    const { data: listed } = await dataProvider.getList('vendedores', {
      ...SEARCH,
      filter: { q: 'ivo loor' },
    });
    expect(listed).toMatchObject([created]);
  });

  test('[SPEC 7.4] a token that the API no longer takes is renewed without anybody noticing', async () => {
    const { dataProvider } = await enter();
    localStorage.setItem('token', 'un token vencido');

    expect((await dataProvider.getList('nomina', {})).total).toBe(0);
    expect(localStorage.getItem('token')).not.toBe('un token vencido');
  });
});
