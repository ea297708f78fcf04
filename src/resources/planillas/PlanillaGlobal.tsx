import type { planillasCalls } from '../../../contract/planillas';
import { SheetMoneyField } from '../../ui/fields/MoneyField';
import { DataTable } from '../../ui/list/DataTable';
import { addUp, percentOf, percentText } from '../../ui/report/sums';
import { useReport } from '../../ui/report/useReport';
import { PlanillaPage } from './PlanillaPage';
import { usePlanillaSearch } from './usePlanillaSearch';

/** A row a promotor, a subtotal per administrator. */
export default function PlanillaGlobal() {
  const { query } = usePlanillaSearch();
  const report = useReport<typeof planillasCalls.global>('planillas', 'global', query);

  return (
    <PlanillaPage
      title="Planilla Global"
      name="planilla global"
      empty="No hay ventas ni premios pagados en esta semana"
      query={report}
      cabecera={report.data}
      rows={report.data?.filas.map((fila) => ({ ...fila, ...porcentajeOf(fila) }))}
      sumsOf={(rows) => {
        const sums = addUp(rows, 'ventas', 'comision', 'premios', 'neto');

        return { ...sums, ...porcentajeOf(sums) };
      }}
      group={{ by: 'fk_usuario', source: 'administrador', subtotal: 'SUBTOTAL' }}
    >
      <DataTable.Col source="promotor" />
      <DataTable.Col source="ventas" field={SheetMoneyField} />
      <DataTable.Col source="comision" field={SheetMoneyField} />
      <DataTable.Col source="premios" field={SheetMoneyField} />
      <DataTable.Col source="neto" field={SheetMoneyField} />
      <DataTable.Col source="porcentaje" render={({ porcentaje }) => percentText(porcentaje)} />
    </PlanillaPage>
  );
}

const porcentajeOf = ({ premios, ventas }: { premios: number; ventas: number }) => ({
  porcentaje: percentOf(premios, ventas),
});
