import { ajustesCalls } from './ajustes';
import { archivosCalls } from './archivos';
import { authCalls } from './auth';
import { busquedaCalls } from './busqueda';
import { cajasCalls } from './cajas';
import type { Call } from './call';
import { colillasCalls } from './colillas';
import { comprobantesCalls, hasProof, proofCall } from './comprobantes';
import { dashboardCalls } from './dashboard';
import { doubtedCall, dudasCall, usualCall } from './dudas';
import { erroresCalls } from './errores';
import { importacionesCall, importCall, undoImportCall } from './importar';
import { negocioCalls } from './negocio';
import { nominaCalls } from './nomina';
import { notificacionesCalls, notificacionesLeidasCall } from './notificaciones';
import { takenCall, uniqueFields, usernameTakenCall } from './ocupados';
import { pagosCalls } from './pagos';
import { alikeCall, alikePictureCall } from './parecidos';
import { planillasCalls, semanaCalls } from './planillas';
import { deshacerCall } from './premios';
import { reportesCalls } from './reportes';
import type { RestSection } from './rest';
import { restSections } from './restSections';
import { sesionesCalls } from './sesiones';
import { transferenciasCalls } from './transferencias';
import { usuariosCalls } from './usuarios';

/** In docs/openapi.json. The first number moves with a change that breaks a host or a caller (ADR 029). */
export const CONTRACT_VERSION = '2.0.0';

const sections: readonly RestSection[] = restSections;

const imported = sections.filter(({ imports }) => imports);

export const importCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  imported.map(({ name, calls }) => [name, importCall(name, calls.create.access)]),
);

export const proofCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  sections.filter(({ fields }) => hasProof(fields)).map(({ name }) => [name, proofCall(name)]),
);

export const alikeCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  sections.filter(({ alike }) => alike).map((section) => [section.name, alikeCall(section)]),
);

export const usualCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  sections.filter(({ comparedBy }) => comparedBy).map((section) => [section.name, usualCall(section)]),
);

export const doubtedCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  sections.filter(({ comparedBy }) => comparedBy).map((section) => [section.name, doubtedCall(section)]),
);

export const takenCalls: Readonly<Record<string, Call>> = {
  usuarios: usernameTakenCall,
  ...Object.fromEntries(
    sections
      .filter((section) => uniqueFields(section).length > 0)
      .map((section) => [section.name, takenCall(section)]),
  ),
};

export const callGroups: readonly (readonly [section: string, calls: Readonly<Record<string, Call>>])[] = [
  ['auth', authCalls],
  ['usuarios', usuariosCalls],
  ['sesiones', sesionesCalls],
  ['notificaciones', { ...notificacionesCalls, markAll: notificacionesLeidasCall }],
  ['nomina', nominaCalls],
  ['planillas', planillasCalls],
  ['reportes', reportesCalls],
  ['dashboard', dashboardCalls],
  ['archivos', { ...archivosCalls, alike: alikePictureCall }],
  ['semana', semanaCalls],
  ['ajustes', ajustesCalls],
  ['pagos', pagosCalls],
  ['colillas', colillasCalls],
  ['transferencias', transferenciasCalls],
  ['errores', erroresCalls],
  ['busqueda', busquedaCalls],
  ['dudas', { list: dudasCall }],
  ['cajas', cajasCalls],
  ['negocio', negocioCalls],
  ['premios', { undo: deshacerCall }],
  ...sections.map(({ name, calls }) => [name, calls] as const),
  ['comprobantes', comprobantesCalls],
  ...imported.map(({ name, calls: { create } }) => {
    const calls = {
      import: importCalls[name] as Call,
      imports: importacionesCall(name, create.access),
      undoImport: undoImportCall(name, create.access),
    };

    return [name, calls] as const;
  }),
  ...Object.entries(proofCalls).map(([name, call]) => [name, { proof: call }] as const),
  ...Object.entries(alikeCalls).map(([name, call]) => [name, { alike: call }] as const),
  ...Object.entries(usualCalls).map(([name, call]) => [name, { usual: call }] as const),
  ...Object.entries(doubtedCalls).map(([name, call]) => [name, { doubted: call }] as const),
  ...Object.entries(takenCalls).map(([name, call]) => [name, { taken: call }] as const),
];

/** The calls of the specification, which every host has (SPEC 7.2). */
export const callsOfSpecification: readonly Call[] = [
  ...Object.values<Call>(authCalls),
  ...Object.values<Call>(usuariosCalls),
  ...Object.values<Call>(notificacionesCalls),
  ...Object.values<Call>(nominaCalls),
].filter(({ path }) => !path.endsWith('/historial'));
