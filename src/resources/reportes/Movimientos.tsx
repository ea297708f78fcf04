import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import { type FieldProps, useFieldValue } from 'react-admin';
import type { FilaMovimientos } from '../../../contract/reportes';
import { monthStart, today } from '../../format/dates';
import { MoneyField } from '../../ui/fields/MoneyField';
import { DataTable } from '../../ui/list/DataTable';
import { ReportPage } from '../../ui/report/ReportPage';
import { addUp } from '../../ui/report/sums';
import { registroOf, tipoText } from './movimiento';
import { useReporte } from './useReporte';

export default function Movimientos() {
  const { answer, page } = useReporte('movimientos', { about: 'one', start: monthStart(today()) });

  return (
    <ReportPage
      {...page}
      empty="No hay movimientos en estas fechas"
      rows={answer && [beforeAll(answer.saldo_anterior), ...answer.filas].map(movimiento)}
      group={{ by: 'fecha', source: 'fecha', subtotal: 'SUBTOTAL' }}
      sumsOf={(rows) => ({ ...addUp(rows, 'ingreso', 'egreso'), saldo: rows.at(-1)?.saldo ?? 0 })}
    >
      <DataTable.Col source="tipo" />
      <DataTable.Col source="referencia" render={registro} />
      <DataTable.Col source="detalle" />
      <DataTable.Col source="ingreso" field={AmountField} />
      <DataTable.Col source="egreso" field={AmountField} />
      <DataTable.Col source="saldo" />
    </ReportPage>
  );
}

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

const movimiento = (fila: FilaMovimientos) => {
  const { text, to } = registroOf(fila);
  const { fecha, concepto, detalle, ingreso, egreso, saldo } = fila;

  return {
    ...{ fecha, tipo: tipoText(concepto), referencia: text, to, detalle },
    ...{ ingreso: ingreso || '', egreso: egreso || '', saldo },
  };
};

const registro = ({ referencia, to }: Partial<ReturnType<typeof movimiento>>) =>
  to === undefined ? (
    referencia
  ) : (
    <Link component={LinkBase} to={to}>
      {referencia}
    </Link>
  );

const AmountField = (props: FieldProps) => (useFieldValue(props) === '' ? '' : <MoneyField {...props} />);
