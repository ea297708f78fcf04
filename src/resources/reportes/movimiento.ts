import type { FilaMovimientos } from '../../../contract/reportes';
import { sectionPath } from '../../ui/section/sectionPath';

const TIPOS: Record<string, string> = {
  SALDO_ANTERIOR: 'SALDO ANTERIOR',
  VENTA: 'Venta',
  COMISION: 'Comisión',
  PREMIO: 'Premio',
  GASTO: 'Gasto',
  INGRESO_APORTE: 'Ingreso por aporte',
  INGRESO_RECUPERACION: 'Ingreso por recuperación',
  INGRESO_OTROS: 'Otro ingreso',
  DEPOSITO_RECIBIR: 'Depósito recibido',
  DEPOSITO_ENTREGAR: 'Depósito entregado',
  TRANSFERENCIA: 'Transferencia',
  PRESTAMO: 'Préstamo',
  ABONO: 'Abono',
  NOMINA: 'Nómina',
  AJUSTE: 'Ajuste de nómina',
};

/** The label of a movement, or the ledger's own word if unknown. */
export const tipoText = (concepto: string): string => TIPOS[concepto] ?? concepto;

/** By section: the noun and the screen of a record; without a screen, its list. */
const RECURSOS: Record<string, [text: string, screen?: 'edit' | 'planilla']> = {
  ventas: ['Venta', 'edit'],
  premios: ['Premio', 'edit'],
  gastos: ['Gasto', 'edit'],
  ingresos: ['Ingreso', 'edit'],
  prestamos: ['Préstamo', 'edit'],
  depositos: ['Depósito'],
  transferencias: ['Transferencia'],
  nomina: ['Nomina', 'planilla'],
};

/** Name and address of the record behind a movement. */
export const registroOf = ({
  recurso,
  fk_registro,
}: Pick<FilaMovimientos, 'recurso' | 'fk_registro'>): { text: string; to?: string } => {
  if (recurso === '') return { text: '' };
  const [text, screen] = RECURSOS[recurso] ?? [];
  if (!text) return { text: `${recurso} ${fk_registro}` };

  return {
    text: `${text} ${fk_registro}`,
    to: screen ? sectionPath(recurso, screen, fk_registro) : sectionPath(recurso),
  };
};
