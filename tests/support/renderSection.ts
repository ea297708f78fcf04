import { archivosCalls } from '../../contract/archivos';
import { nominaCalls } from '../../contract/nomina';
import { abonosRest } from '../../contract/prestamos';
import type { RestSection } from '../../contract/rest';
import { sorteosRest } from '../../contract/sorteos';
import { transferenciasCalls } from '../../contract/transferencias';
import { usuariosCalls } from '../../contract/usuarios';
import { vendedoresRest } from '../../contract/vendedores';
import { sections } from '../../src/resources';
import type { Section } from '../../src/section/Section';
import { createUsuario } from './factories';
import { answerCall } from './msw';
import { renderApp } from './render';
import { restHost } from './rest';
import { sampleOf } from './sampleOf';

const BERTA = createUsuario({ id: 3, nombre: 'Berta', apellido: 'Mora' });
const CARLOS = createUsuario({ id: 4, nombre: 'Carlos', apellido: 'Nieto' });
const SARA = createUsuario({ id: 5, nombre: 'Sara', apellido: 'Ríos', rol: 'sumador', usuarioPrincipal: 3 });
const ZOE = { id: 1, codigo: 'P-01', nombre: 'Zoe', apellido: 'Paz', fk_usuario: 3, estado: 'A' };
const RITA = { ...ZOE, id: 2, codigo: 'P-02', nombre: 'Rita', apellido: 'Sol', fk_usuario: 4 };
const LOTTO = { ...sampleOf(sorteosRest), id: 1, nombre: 'Lotto', hora_sorteo: '20:00', estado: 'A' };
const QUINA = { ...LOTTO, id: 2, nombre: 'Quina', hora_sorteo: '21:00' };

const NAMED = {
  usuario: [BERTA, CARLOS, SARA],
  vendedor: [ZOE, RITA],
  sorteo: [LOTTO, QUINA],
} as const;

type Recorded = Record<string, unknown> & { id: number; version: number };

/** A record with the id n as a host sends it, with its references. */
export const recordOf = (section: RestSection, n = 1, values: object = {}): Recorded => {
  const body: Record<string, unknown> = { ...sampleOf(section, n), ...values };
  const names = Object.entries(section.fields).flatMap(([column, { reference }]) => {
    const known = Object.entries(NAMED).find(([to]) => to === reference);
    const found = known?.[1].find(({ id }) => id === body[column]);

    return known ? [[column.replace('fk_', ''), found ?? null]] : [];
  });

  return { ...body, id: n, version: 1, ...Object.fromEntries(names) };
};

interface Options extends Omit<Parameters<typeof renderApp>[0], 'path' | 'sections'> {
  path?: string;
  rows?: readonly Recorded[];
}

export const namedHosts = () => {
  const vendedores = restHost(vendedoresRest, [ZOE, RITA]);
  const sorteos = restHost(sorteosRest, [LOTTO, QUINA]);
  const usuarios = [BERTA, CARLOS];
  const handlers = [
    ...vendedores.handlers,
    ...sorteos.handlers,
    ...restHost(abonosRest).handlers,
    answerCall(usuariosCalls.list, { usuarios: [...usuarios, SARA] }),
    answerCall(usuariosCalls.administradores, { usuarios }),
    answerCall(transferenciasCalls.destinos, { usuarios }),
    answerCall(archivosCalls.upload, { paths: ['comprobantes/uno.png'] }),
    answerCall(nominaCalls.list, { nominas: [] }),
    answerCall(nominaCalls.count, { conteo: 0 }),
  ];

  return { vendedores, sorteos, handlers };
};

const withSection = (section: Section): readonly Section[] =>
  sections.some(({ name }) => name === section.name)
    ? sections.map((one) => (one.name === section.name ? section : one))
    : [...sections, section];

export const renderSection = (
  section: Section,
  { path = '', rows, handlers = [], ...options }: Options = {},
) => {
  const { rest } = section;
  if (!rest) throw new Error(`${section.name} is no section of simple REST`);
  const host = restHost(rest, rows ?? [recordOf(rest, 1), recordOf(rest, 2)]);
  const { vendedores, sorteos, handlers: named } = namedHosts();
  const app = renderApp({
    ...options,
    sections: withSection(section),
    path: `/auth/${section.path ?? section.name}${path}`,
    handlers: [...handlers, ...host.handlers, ...named, answerCall(rest.calls.history, [])],
  });

  return { ...app, ...host, vendedores, sorteos };
};
