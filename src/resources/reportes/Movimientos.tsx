import { type ResourceDefinition, useResourceDefinitions } from 'ra-core';
import { type FieldProps, Link, useFieldValue } from 'react-admin';
import type { AnswerOf } from '../../../contract/call';
import type { FilaMovimientos, reportesCalls } from '../../../contract/reportes';
import { chartDay, daysOf, monthStart, today } from '../../format/dates';
import { capitalized, nounOf } from '../../format/noun';
import { recordPath } from '../../section/sectionPath';
import type { SectionOptions } from '../../section/useSectionOptions';
import { MoneyField } from '../../ui/fields/MoneyField';
import type { Plot } from '../../ui/report/plot/LinePlot';
import { ReportPage } from '../../ui/report/ReportPage';
import { addUp } from '../../ui/report/sums';
import { DataTable } from '../../ui/table/DataTable';
import { useReporte } from './useReporte';

export default function Movimientos() {
  const { answer, page } = useReporte('movimientos', { about: 'one', start: monthStart(today()) });
  const definitions = useResourceDefinitions<SectionOptions>();
  const rows = answer && [
    { ...BEFORE, saldo: answer.saldo_anterior },
    ...answer.filas.map((fila) => movimiento(fila, definitions[fila.recurso])),
  ];

  return (
    <ReportPage
      {...page}
      empty="No hay movimientos en estas fechas"
      rows={rows}
      plot={answer && saldoByDay(answer, page.days)}
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

/** The last saldo of each day, until today. */
const saldoByDay = (
  { saldo_anterior, filas }: AnswerOf<typeof reportesCalls.movimientos>,
  { from, to }: Record<'from' | 'to', string>,
): Plot => {
  const days = daysOf(from, to < today() ? to : today());
  const last = new Map(filas.map(({ fecha, saldo }) => [fecha, saldo]));
  let saldo = saldo_anterior;
  const values = days.map((day) => {
    saldo = last.get(day) ?? saldo;

    return saldo;
  });

  return {
    title: 'Saldo al final de cada día',
    days,
    dayText: chartDay,
    lines: [{ label: 'Saldo', values }],
    isStepped: true,
  };
};

type Movimiento = ReturnType<typeof movimiento>;

const BEFORE: Movimiento = {
  fecha: '',
  tipo: 'SALDO ANTERIOR',
  referencia: '',
  to: undefined,
  detalle: '',
  ingreso: '',
  egreso: '',
  saldo: 0,
};

const movimiento = (
  { fecha, concepto, recurso, fk_registro, detalle, ingreso, egreso, saldo }: FilaMovimientos,
  { options }: Partial<ResourceDefinition<SectionOptions>> = {},
) => {
  const noun = options?.singular && capitalized(nounOf(options.singular).word);

  return {
    fecha,
    tipo: TIPOS[concepto] ?? concepto,
    referencia: `${noun ?? recurso} ${fk_registro}`,
    to: noun && recordPath(recurso, fk_registro),
    detalle,
    ingreso: ingreso || '',
    egreso: egreso || '',
    saldo,
  };
};

const TIPOS: Record<string, string> = {
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
  NOMINA: 'Nomina',
  AJUSTE: 'Ajuste de nomina',
};

const registro = ({ referencia, to }: Partial<Movimiento>) =>
  to === undefined ? referencia : <Link to={to}>{referencia}</Link>;

const AmountField = (props: FieldProps) => (useFieldValue(props) === '' ? '' : <MoneyField {...props} />);
