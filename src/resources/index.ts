import { type DataResource, defineResource } from '../section/defineResource';
import type { Section } from '../section/Section';
import { configuracion, negocio } from './configuracion';
import { dashboard } from './dashboard';
import { depositos } from './depositos';
import { feriados } from './feriados';
import { gastos } from './gastos';
import { ingresos } from './ingresos';
import { ajustes, detalleNominas, nomina, semanas } from './nomina';
import { password, sesiones } from './password';
import { planillas } from './planillas';
import { premios } from './premios';
import { abonos, prestamos } from './prestamos';
import { reportes } from './reportes';
import { sorteos } from './sorteos';
import { destinos, transferencias } from './transferencias';
import { administradores, usuarios, usuariosPassword } from './usuarios';
import { vendedores } from './vendedores';
import { detalleVentas, ventas } from './ventas';

/** In menu order; sections outside the menu come last. */
export const sections: readonly Section[] = [
  dashboard,
  configuracion,
  usuarios,
  vendedores,
  ventas,
  premios,
  gastos,
  depositos,
  transferencias,
  prestamos,
  ingresos,
  nomina,
  planillas,
  reportes,
  sorteos,
  feriados,
  password,
];

/** Inputs and features call these. They have no fields and no screens. */
const ofFeatures = ['archivos', 'historial', 'comprobantes', 'importaciones', 'notificaciones'];

export const resources: readonly DataResource[] = [
  administradores,
  detalleNominas,
  semanas,
  ajustes,
  usuariosPassword,
  negocio,
  sesiones,
  destinos,
  abonos,
  detalleVentas,
  ...ofFeatures.map((name) => defineResource({ name }, { history: false })),
];
