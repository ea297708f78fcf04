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

/** What a movement is, in words; one that we do not know as the ledger spells it. */
export const tipoText = (concepto: string): string => TIPOS[concepto] ?? concepto;

interface Recurso {
  text: string;
  /** The address of one record; none: the list, where its row stands. */
  screen?: 'edit' | 'planilla';
}

const RECURSOS: Record<string, Recurso> = {
  ventas: { text: 'Venta', screen: 'edit' },
  premios: { text: 'Premio', screen: 'edit' },
  gastos: { text: 'Gasto', screen: 'edit' },
  ingresos: { text: 'Ingreso', screen: 'edit' },
  prestamos: { text: 'Préstamo', screen: 'edit' },
  depositos: { text: 'Depósito' },
  transferencias: { text: 'Transferencia' },
  nomina: { text: 'Nomina', screen: 'planilla' },
};

/** The record behind a movement: how it is called, and where it is found. */
export const registroOf = ({
  recurso,
  fk_registro,
}: Pick<FilaMovimientos, 'recurso' | 'fk_registro'>): { text: string; to?: string } => {
  if (recurso === '') return { text: '' };
  const known = RECURSOS[recurso];
  if (!known) return { text: `${recurso} ${fk_registro}` };

  return {
    text: `${known.text} ${fk_registro}`,
    to: known.screen ? sectionPath(recurso, known.screen, fk_registro) : sectionPath(recurso),
  };
};
