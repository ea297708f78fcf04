import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../api/app';
import { hashPassword } from '../api/auth/password';
import { type Database, openDatabase } from '../api/db/client';
import { migrate } from '../api/db/migrations';
import { uuid } from '../src/format/uuid';
import { createFetchJson } from '../src/http/fetchJson';
import { createHttp } from '../src/http/http';
import { GENERIC_ERROR, HttpError } from '../src/http/httpError';
import { createSession, type Session } from '../src/http/session';
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

let database: Database;
let filesDir: string;
let app: ReturnType<typeof createApp>;
let session: Session;
let providers: ReturnType<typeof createProviders>;
let cookie = '';
let losesAnswers = false;

/** Brings every request of the browser's code to the API's app, and keeps its cookie as a browser would. */
const carryTo =
  (app: ReturnType<typeof createApp>): Carry =>
  async ({ url, method, headers, body, onProgress }) => {
    headers.set('cookie', cookie);
    onProgress?.(0);
    const answer = await app.request(url, { method, headers, body });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    if (losesAnswers) throw new HttpError(GENERIC_ERROR, 0);

    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

/** What the session needs of a browser and Node has not. */
const stubBrowser = () => {
  const { window } = new JSDOM('', { url: `${ORIGIN}/` });
  vi.stubGlobal('navigator', window.navigator);
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('localStorage', window.localStorage);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
};

beforeAll(async () => {
  stubBrowser();
  database = await openDatabase();
  await migrate(database.db);
  filesDir = mkdtempSync(join(tmpdir(), 'loteria-archivos-'));
  await database.db
    .insertInto('usuarios')
    .values({
      nombre: 'Ana',
      apellido: 'Paredes',
      username: 'ana',
      password_hash: await hashPassword('una clave larga'),
      rol: 'administrador',
      estado: 'A',
      cuenta_bancaria: '2200011111',
      sueldo_fijo: 'S',
      valor: 50_050,
      fk_usuario_principal: null,
      ultima_conexion: null,
      fk_usuario_creacion: null,
      fk_usuario_actualizacion: null,
    })
    .execute();

  const jwtSecret = 'un secreto de prueba con más de 32 caracteres';
  app = createApp({ db: database.db, jwtSecret, filesDir, now: () => NOW, log: () => undefined });
  session = createSession();
  const connection = { session, host: ORIGIN, carry: carryTo(app) };
  providers = createProviders(
    { session, http: createHttp(connection), fetchJson: createFetchJson(connection) },
    sections,
  );
});

afterAll(async () => {
  await database.close();
  rmSync(filesDir, { recursive: true });
  vi.unstubAllGlobals();
});

const file = (content: BlobPart, name = 'comprobante.png') =>
  new File([content], name, { type: 'image/png' });

describe('the browser and the API, without a network', () => {
  test('a wrong password is refused with the text of the API', async () => {
    const attempt = providers.authProvider.login({ username: 'ana', password: 'otra' });

    await expect(attempt).rejects.toMatchObject({ status: 401, message: 'Usuario o contraseña incorrectos' });
    expect(session.isSignedIn()).toBe(false);
  });

  test('a sign-in gives the profile and what the role may open', async () => {
    await providers.authProvider.login({ username: 'ana', password: 'una clave larga' });

    expect(await providers.authProvider.getIdentity()).toMatchObject({
      fullName: 'Ana Paredes',
      role: 'administrador',
    });
    expect(await providers.authProvider.canAccess({ resource: 'nomina' })).toBe(true);
    expect(await providers.authProvider.canAccess({ resource: 'usuarios' })).toBe(false);
  });

  test('the administrators to choose from are read with their accounts', async () => {
    const { data } = await providers.dataProvider.getList('administradores', {});

    expect(data).toMatchObject([{ nombre: 'Ana', apellido: 'Paredes', cuenta_bancaria: '2200011111' }]);
  });

  test('a nomina is created, listed, counted and opened', async () => {
    const created = await providers.dataProvider.create('nomina', {
      data: {
        fk_usuario: 1,
        fecha_inicio: '2026-10-12',
        fk_usuario_creacion: 1,
        cuenta_bancaria: '2200099999',
      },
    });
    const listed = await providers.dataProvider.getList('nomina', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'DESC' },
      filter: { fecha_gte: '2026-10-12', fecha_lte: '' },
    });
    const { data: nomina } = await providers.dataProvider.getOne('nomina', { id: 1 });

    expect(created.data.message).toBe('Nomina creada correctamente');
    expect(listed).toMatchObject({ total: 1, data: [{ id: 1, fecha: '2026-10-12', total: 50_050 }] });
    expect(nomina.detalle_nominas).toMatchObject([{ total: 50_050, suma: 0, comprobante: [] }]);
  });

  test('a second nomina of the week is refused with the text of the API', async () => {
    const again = providers.dataProvider.create('nomina', {
      data: {
        fk_usuario: 1,
        fecha_inicio: '2026-10-12',
        fk_usuario_creacion: 1,
        cuenta_bancaria: '1',
      },
    });

    await expect(again).rejects.toMatchObject({ status: 409, message: 'Ya existe una nomina de esa semana' });
  });

  test('several proofs of a line are uploaded with its money, and can be fetched', async () => {
    const shares: number[] = [];
    await providers.dataProvider.update('detalle_nominas', {
      id: 1,
      data: {
        files: [file(PNG), file(PNG, 'otro.png')],
        fk_usuario_actualizacion: 1,
        descuentos: '0.50',
        otros_ingresos: '',
      },
      previousData: {},
      meta: { onProgress: (share: number) => shares.push(share) },
    });
    const { data: nomina } = await providers.dataProvider.getOne('nomina', { id: 1 });
    const [line] = nomina.detalle_nominas;

    expect(line).toMatchObject({ total: 50_000, descuentos: 50, otros_ingresos: 0 });
    expect(line.comprobante).toHaveLength(2);
    expect(shares[0]).toBe(0);
    const picture = await app.request(`${ORIGIN}/${line.comprobante[0]}`, { headers: { cookie } });
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(await pixelsOf(new Uint8Array(await picture.arrayBuffer()))).toEqual(await pixelsOf(PNG));
  });

  test('a file that is no picture is refused in words', async () => {
    const upload = providers.dataProvider.update('nomina', {
      id: 1,
      data: { files: [file('<svg onload="alert(1)"/>', 'foto.jpg')], fk_usuario_actualizacion: 1 },
      previousData: {},
    });

    await expect(upload).rejects.toMatchObject({ message: expect.stringMatching(/JPEG, PNG o WebP/) });
  });

  test('the proof of the whole nomina is uploaded once', async () => {
    const upload = () =>
      providers.dataProvider.update('nomina', {
        id: 1,
        data: { files: [file(PNG)], fk_usuario_actualizacion: 1 },
        previousData: {},
      });

    await upload();
    await expect(upload()).rejects.toMatchObject({ status: 409, message: 'Ya tiene comprobante' });
  });

  test('a promotor is created, listed, read and changed over simple REST', async () => {
    const { dataProvider } = providers;
    const data = {
      ...{ codigo: 'P-01', nombre: 'Eva', apellido: 'Loor', cedula: '1710034065', telefono: null },
      ...{ direccion: null, porcentaje: '12.5', cuenta_bancaria: null, estado: 'A' },
    };
    const { data: created } = await dataProvider.create('vendedores', { data });
    const listed = await dataProvider.getList('vendedores', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'apellido', order: 'ASC' },
      filter: { q: 'eva loor', estado: 'A' },
    });
    const change = (nombre: string) =>
      dataProvider.update('vendedores', {
        id: created.id,
        data: { ...created, nombre },
        previousData: created,
      });
    const { data: changed } = await change('Evita');

    expect(created).toMatchObject({ porcentaje: '12.50', fk_usuario: 1, version: 1 });
    expect(listed).toMatchObject({ total: 1, data: [created] });
    expect(changed).toMatchObject({ nombre: 'Evita', version: 2 });
    expect((await dataProvider.getMany('vendedores', { ids: [created.id] })).data).toEqual([changed]);
    await expect(change('Tarde')).rejects.toMatchObject({
      status: 409,
      message: 'Otro usuario modificó este registro',
    });
  });

  test('a promotor whose answer was lost on the way is there once when it is saved again', async () => {
    const { dataProvider } = providers;
    const data = {
      ...{ codigo: 'P-02', nombre: 'Ivo', apellido: 'Paz', cedula: '0926687856', telefono: null },
      ...{ direccion: null, porcentaje: '10', cuenta_bancaria: null, estado: 'A' },
    };
    const params = { data, meta: { idempotencyKey: uuid() } };
    losesAnswers = true;
    await expect(dataProvider.create('vendedores', params)).rejects.toMatchObject({ message: GENERIC_ERROR });
    losesAnswers = false;

    const { data: created } = await dataProvider.create('vendedores', params);
    const { data: listed } = await dataProvider.getList('vendedores', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: { q: 'ivo paz' },
    });
    expect(listed).toMatchObject([created]);
  });

  test('a token that the API no longer takes is renewed without anybody noticing', async () => {
    localStorage.setItem('token', 'un token vencido');

    const { total } = await providers.dataProvider.getList('nomina', {});

    expect(total).toBe(1);
    expect(localStorage.getItem('token')).not.toBe('un token vencido');
  });

  test('after Salir nothing is answered any more', async () => {
    await providers.authProvider.logout();

    expect(localStorage.getItem('token')).toBeNull();
    await expect(providers.dataProvider.getList('nomina', {})).rejects.toMatchObject({ sessionLost: true });
  });
});
