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

/** A movement in words; an unknown one as the ledger spells it. */
export const tipoText = (concepto: string): string => TIPOS[concepto] ?? concepto;

/** By section, what a record is called, and the screen of one record; none: the list, where its row stands. */
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

/** The record behind a movement: how it is called, and where it is found. */
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
