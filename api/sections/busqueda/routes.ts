import { busquedaCalls, type Hallazgo } from '../../../contract/busqueda';
import { nominaAccess } from '../../../contract/nomina';
import { premiosRest } from '../../../contract/premios';
import type { Rol } from '../../../contract/roles';
import { usuariosAccess } from '../../../contract/usuarios';
import { vendedoresRest } from '../../../contract/vendedores';
import { ventasRest } from '../../../contract/ventas';
import { ownerOf } from '../../access/owner';
import type { Session } from '../../http/access';
import type { Answer } from '../../http/answer';
import { type Find, findNomina, findPremio, findUsuarios, findVendedores, findVenta } from './queries';

interface Searched {
  seccion: Hallazgo['seccion'];
  /** Who opens the section. */
  access: readonly Rol[];
  find: Find;
}

/** In the order in which it is answered. */
const sections: readonly Searched[] = [
  { seccion: 'premios', access: premiosRest.access, find: findPremio },
  { seccion: 'ventas', access: ventasRest.access, find: findVenta },
  { seccion: 'nomina', access: nominaAccess, find: findNomina },
  { seccion: 'vendedores', access: vendedoresRest.access, find: findVendedores },
  { seccion: 'usuarios', access: usuariosAccess, find: findUsuarios },
];

const opens = ({ user: { rol } }: Session, { access }: Searched) => rol !== '' && access.includes(rol);

/** 3353 or #3353; what begins with a zero is no number, but a colilla or a cédula. */
const idOf = (words: string): number | undefined => {
  const [, digits] = /^#?([1-9]\d{0,14})$/.exec(words) ?? [];

  return digits === undefined ? undefined : Number(digits);
};

export const busquedaRoutes = (answer: Answer): void => {
  answer(busquedaCalls.find, async ({ db, session, query: { q } }) => {
    const asked = { words: q, id: idOf(q), owner: ownerOf(session) };
    const hallazgos: Hallazgo[] = [];
    // One after the other, on one connection.
    for (const { seccion, find } of sections.filter((section) => opens(session, section))) {
      hallazgos.push(...(await find(db, asked)).map((row) => ({ seccion, ...row })));
    }

    return { hallazgos };
  });
};
