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

/** What somebody of the staff lacks to work, or to be paid, in words. */
export const faltantesOf = ({ rol = '', principal, sueldo_fijo, valor, paga }: Persona): string[] => {
  if (!isPersonal(rol)) return [];
  const isPaid =
    sueldo_fijo === 'N' ? Number(String(paga).replace(',', '.')) > 0 : (toCents(valor || 0) ?? 1) > 0;

  return [
    ...(principal ? [] : [SIN_PRINCIPAL[rol] ?? VE_TODO]),
    ...(isPaid ? [] : ['Sin sueldo: la nomina no le paga nada']),
  ];
};

const SIN_PRINCIPAL: Readonly<Record<string, string>> = {
  sumador: 'Sin usuario principal: no ve promotores ni ventas',
};
const VE_TODO = 'Sin usuario principal: ve los registros de todos los administradores';
