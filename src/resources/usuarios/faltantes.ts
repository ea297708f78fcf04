import { toCents } from '../../../contract/common';
import { isPersonal } from '../../../contract/roles';

interface Persona {
  rol?: string;
  /** '' or null for none. */
  principal?: unknown;
  sueldo_fijo?: string;
  valor?: unknown;
  paga?: unknown;
}

/** Warnings about a user of the staff: no principal, no pay. */
export const faltantesOf = ({ rol = '', principal, sueldo_fijo, valor, paga }: Persona): string[] => {
  if (!isPersonal(rol)) return [];
  const isPaid =
    sueldo_fijo === 'N' ? Number(String(paga).replace(',', '.')) > 0 : (toCents(valor || 0) ?? 1) > 0;

  return [
    ...(principal ? [] : [rol === 'sumador' ? SEES_NOTHING : SEES_ALL]),
    ...(isPaid ? [] : ['Sin sueldo: la nomina no le paga nada']),
  ];
};

const SEES_NOTHING = 'Sin usuario principal: no ve promotores ni ventas';
const SEES_ALL = 'Sin usuario principal: ve los registros de todos los administradores';
