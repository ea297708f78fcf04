import { sheetColumns } from '../../domain/sheetColumns';
import { ReportPage } from '../../ui/report/ReportPage';
import { addUp, percentOf, percentText } from '../../ui/report/sums';
import { DataTable } from '../../ui/table/DataTable';
import { usePlanilla } from './usePlanilla';

const MONEY = ['ventas', 'comision', 'premios', 'neto'] as const;

export default function PlanillaGlobal() {
  const { answer, page } = usePlanilla('global');

  return (
    <ReportPage
      {...page}
      empty="No hay ventas ni premios pagados en esta semana"
      rows={answer?.filas.map(withPorcentaje)}
      sumsOf={(rows) => withPorcentaje(addUp(rows, ...MONEY))}
      group={{ by: 'fk_usuario', source: 'administrador', subtotal: 'SUBTOTAL' }}
    >
      <DataTable.Col source="promotor" />
      {sheetColumns(...MONEY)}
      <DataTable.Col source="porcentaje" render={({ porcentaje }) => percentText(porcentaje)} />
    </ReportPage>
  );
}

const withPorcentaje = <T extends { premios: number; ventas: number }>(sums: T) => ({
  ...sums,
  porcentaje: percentOf(sums.premios, sums.ventas),
});
