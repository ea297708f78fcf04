import { useGetList } from 'ra-core';
import { dashboardAccess } from '../../../contract/dashboard';
import { type EstadoPremio, turnoDe } from '../../../contract/premios';
import type { Profile } from '../../../contract/usuarios';
import { ventasAccess } from '../../../contract/ventas';
import { useUsuarioActual } from '../../authProvider/usuarioActual';

interface Work {
  count: number;
  /** '12 por pagar' */
  text: string;
}

/** The count of waiting records by section, without sections that have none. */
export const useWork = (): Readonly<Record<string, Work>> => {
  const { section, words, count = 0 } = useQueue();

  return count > 0 ? { [section]: { count, text: `${count} ${words}` } } : {};
};

/**
 * The records that wait for this user: premios to review or to pay, own drafts to close. Roles with a dashboard have none.
 * Other hosts do not know whose turn it is, so they are not asked.
 */
export const useQueue = () => {
  const usuario = useUsuarioActual();
  const { section, words, filter } = (usuario.api_local && queueOf(usuario)) || NONE;
  const { total, meta, error } = useGetList(
    section,
    {
      filter,
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
      // LiveUpdates reads it again when a record of the section changes.
      meta: { live: true },
    },
    // The menu and the home ask together.
    { enabled: section !== '', retry: false, staleTime: 10_000 },
  );

  return { section, words, error, count: total, sums: meta?.sums };
};

interface Queue {
  section: string;
  /** 'por pagar' */
  words: string;
  filter: object;
}

const NONE: Queue = { section: '', words: '', filter: {} };

const queueOf = ({ id, role }: Profile): Queue | undefined => {
  const isOneOf = (roles: readonly string[]) => roles.includes(role);
  const turno = turnoDe(role);
  if (isOneOf(dashboardAccess)) return undefined;
  if (turno.length > 0) return { section: 'premios', words: worksOf(turno), filter: { turno: 'S' } };
  if (!isOneOf(ventasAccess)) return undefined;

  return { section: 'ventas', words: 'por cerrar', filter: { estado: 'B', fk_usuario_sumador: id } };
};

const WORK: Partial<Record<EstadoPremio, string>> = { PENDIENTE: 'por revisar', REVISADO: 'por pagar' };

/** 'por revisar ni por pagar' */
export const worksOf = (estados: readonly EstadoPremio[]): string =>
  estados.map((estado) => WORK[estado]).join(' ni ');
