import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import type { AnswerOf } from '../../../contract/call';
import type { FilaMovimientos, reportesCalls } from '../../../contract/reportes';
import type { Report } from '../../ui/report/report';
import { registroOf, tipoText } from './movimiento';

type Answer = AnswerOf<typeof reportesCalls.movimientos>;

/** The cash of an administrator, from the balance before to the last one. */
export const movimientosReport = ({ saldo_anterior, filas, saldo }: Answer): Report<FilaMovimientos> => ({
  label: 'Movimientos',
  groups: [{ rows: [beforeAll(saldo_anterior), ...filas] }],
  columns: [
    { label: 'FECHA', value: ({ fecha }) => fecha, isWhole: true },
    { label: 'TIPO', value: ({ concepto }) => tipoText(concepto), card: 'title' },
    { label: 'REFERENCIA', value: (fila) => registroOf(fila).text, cell: (fila) => <Registro fila={fila} /> },
    { label: 'DETALLE', value: ({ detalle }) => detalle },
    { label: 'INGRESO', kind: 'money', value: ({ ingreso }) => ingreso || '' },
    { label: 'EGRESO', kind: 'money', value: ({ egreso }) => egreso || '' },
    { label: 'SALDO', kind: 'money', value: (fila) => fila.saldo, total: () => saldo, card: 'value' },
  ],
});

const beforeAll = (saldo: number): FilaMovimientos => ({
  fecha: '',
  concepto: 'SALDO_ANTERIOR',
  recurso: '',
  fk_registro: 0,
  detalle: '',
  ingreso: 0,
  egreso: 0,
  saldo,
});

const Registro = ({ fila }: { fila: FilaMovimientos }) => {
  const { text, to } = registroOf(fila);

  return to === undefined ? (
    text
  ) : (
    <Link component={LinkBase} to={to}>
      {text}
    </Link>
  );
};
