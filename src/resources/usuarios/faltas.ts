import { centsOf } from '../../ui/fields/cellOf';

interface Persona {
  rol: string;
  estado: string;
  sueldo_fijo: string;
  /** As a list or a form holds it. */
  valor: number | string;
  paga: string;
  /** The id of the administrador they work for, if any. */
  principal?: number | string | null;
}

interface Falta {
  name: string;
  /** The consequence. */
  text: string;
}

/** An enabled sumador, secretario or revisor needs a principal and a salary; nobody else does. */
export const faltasDe = ({ rol, estado, sueldo_fijo, valor, paga, principal }: Persona): Falta[] => {
  if (estado !== 'A' || !['sumador', 'premiacion', 'revisor'].includes(rol)) return [];
  const sees =
    rol === 'sumador' ? 'no ve promotores ni entra' : 've lo de todos los administradores y no entra';
  // Only a sumador has sales to be paid a share of.
  const share = rol === 'sumador' ? centsOf(paga || '') : 0;
  const isUnpaid = { S: centsOf(valor) === 0, N: share === 0 }[sueldo_fijo] ?? false;

  return [
    ...(principal ? [] : [{ name: 'Sin usuario principal', text: `${sees} en ninguna nomina` }]),
    ...(isUnpaid ? [{ name: 'Sin sueldo', text: 'su línea de una nomina es de $0' }] : []),
  ];
};
