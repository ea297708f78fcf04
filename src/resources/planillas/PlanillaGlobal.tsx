import type { FilaGlobal, planillasCalls } from '../../../contract/planillas';
import { groupRows, percentOf, type Report, sum } from '../../ui/report/report';
import { useReport } from '../../ui/report/useReport';
import { PlanillaPage } from './PlanillaPage';
import { usePlanillaSearch } from './usePlanillaSearch';

export default function PlanillaGlobal() {
  const { query } = usePlanillaSearch();
  const report = useReport<typeof planillasCalls.global>('planillas', 'global', query);
  const { data } = report;

  return (
    <PlanillaPage
      title="Planilla Global"
      name="planilla global"
      empty="No hay ventas ni premios pagados en esta semana."
      query={report}
      report={data && globalReport(data.filas)}
      cabecera={data}
    />
  );
}

/** A row a promotor, a subtotal per administrator. */
const globalReport = (filas: readonly FilaGlobal[]): Report<FilaGlobal> => ({
  label: 'Planilla Global',
  groupLabel: 'ADMINISTRADOR',
  groups: groupRows(
    filas,
    ({ fk_usuario }) => fk_usuario,
    ({ administrador }) => administrador,
  ),
  subtotal: 'SUBTOTAL',
  columns: [
    { label: 'PROMOTOR', value: ({ promotor }) => promotor, card: 'title' },
    { label: 'VENTAS', kind: 'money', value: ({ ventas }) => ventas },
    { label: 'COMISIÓN', kind: 'money', value: ({ comision }) => comision },
    { label: 'PREMIOS', kind: 'money', value: ({ premios }) => premios },
    { label: 'NETO', kind: 'money', value: ({ neto }) => neto, card: 'value' },
    {
      label: '%',
      kind: 'percent',
      value: (fila) => percentOf(fila.premios, fila.ventas),
      total: (rows) =>
        percentOf(
          sum(rows, ({ premios }) => premios),
          sum(rows, ({ ventas }) => ventas),
        ),
    },
  ],
});
