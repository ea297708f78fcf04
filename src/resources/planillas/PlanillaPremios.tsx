import Typography from '@mui/material/Typography';
import type { FilaPremios, planillasCalls } from '../../../contract/planillas';
import { isCounted } from '../../../contract/rest';
import { wordText } from '../../format/text';
import { Money, MoneyField } from '../../ui/fields/MoneyField';
import { DataTable } from '../../ui/list/DataTable';
import { addUp } from '../../ui/report/sums';
import { useReport } from '../../ui/report/useReport';
import { Estados } from './Estados';
import { PlanillaPage } from './PlanillaPage';
import { usePlanillaSearch } from './usePlanillaSearch';

/** A row a premio, below its promotor. */
export default function PlanillaPremios() {
  const { query } = usePlanillaSearch();
  const report = useReport<typeof planillasCalls.premios>('planillas', 'premios', query);
  const { data } = report;

  return (
    <PlanillaPage
      title="Planilla de Premios"
      name="planilla de premios"
      empty="No hay premios de sorteos de esta semana"
      query={report}
      cabecera={data}
      rows={data?.filas}
      sumsOf={(rows) => addUp(rows.filter(isCounted), 'valor')}
      group={{ by: 'fk_vendedor', source: 'promotor' }}
      below={
        data && (
          <Estados filas={data.filas}>
            <Typography sx={{ mt: 1 }}>
              Pagado en la semana: {data.pagado_en_la_semana.conteo}{' '}
              {data.pagado_en_la_semana.conteo === 1 ? 'premio' : 'premios'},{' '}
              <strong>
                <Money cents={data.pagado_en_la_semana.valor} />
              </strong>
            </Typography>
          </Estados>
        )
      }
    >
      <DataTable.Col source="id" />
      <DataTable.Col source="fecha" />
      <DataTable.Col source="sorteo" />
      <DataTable.Col source="colilla" data-whole />
      <DataTable.Col source="valor" field={MoneyField} />
      <DataTable.Col<FilaPremios> source="estado" render={({ estado }) => wordText(estado)} data-whole />
      <DataTable.Col source="revisor" />
      <DataTable.Col source="fecha_pago" />
    </PlanillaPage>
  );
}
