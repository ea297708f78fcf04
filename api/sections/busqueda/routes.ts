import { busquedaCalls, type Hallazgo } from '../../../contract/busqueda';
import { nominaAccess } from '../../../contract/nomina';
import { rests } from '../../../contract/rests';
import type { Rol } from '../../../contract/roles';
import { usuariosAccess } from '../../../contract/usuarios';
import type { Answer } from '../../answer/answer';
import { ownerOf } from '../../ownership/owner';
import {
  type Find,
  findCash,
  findFeriados,
  findNomina,
  findPremio,
  findSorteos,
  findUsuarios,
  findVendedores,
  findVenta,
} from './queries';

const finds: Readonly<Record<Hallazgo['seccion'], Find>> = {
  premios: findPremio,
  ventas: findVenta,
  nomina: findNomina,
  vendedores: findVendedores,
  usuarios: findUsuarios,
  gastos: findCash('gastos', 'Gasto', 'descripcion'),
  ingresos: findCash('ingresos', 'Ingreso', 'descripcion'),
  depositos: findCash('depositos', 'Solicitud', 'banco', 'cuenta_bancaria', 'motivo'),
  transferencias: findCash('transferencias', 'Transferencia', 'concepto'),
  prestamos: findCash('prestamos', 'Préstamo', 'motivo'),
  sorteos: findSorteos,
  feriados: findFeriados,
};

const access: Readonly<Record<Hallazgo['seccion'], readonly Rol[]>> = {
  nomina: nominaAccess,
  usuarios: usuariosAccess,
  ...Object.fromEntries(rests.map((section) => [section.name, section.access])),
};

/** 3353 or #3353; a leading zero means a colilla or cédula. */
const idOf = (words: string): number | undefined => {
  const [, digits] = /^#?([1-9]\d{0,14})$/.exec(words) ?? [];

  return digits === undefined ? undefined : Number(digits);
};

export const busquedaRoutes = (answer: Answer): void => {
  answer(busquedaCalls.find, async ({ db, session, query: { q } }) => {
    const asked = { words: q, id: idOf(q), owner: ownerOf(session) };
    const hallazgos: Hallazgo[] = [];
    // In sequence, to use one connection.
    for (const [seccion, find] of Object.entries(finds)) {
      if (!access[seccion]?.some((rol) => rol === session.user.rol)) continue;
      hallazgos.push(...(await find(db, asked)).map((row) => ({ seccion, ...row })));
    }

    return { hallazgos };
  });
};
