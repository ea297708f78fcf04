import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { planillasCalls } from '../../../contract/planillas';
import { formatMoney } from '../../format/money';
import { ReportTable } from '../../ui/report/ReportTable';
import { useReport } from '../../ui/report/useReport';
import { PlanillaPage } from './PlanillaPage';
import { estadosReport, premiosReport } from './premiosReport';
import { usePlanillaSearch } from './usePlanillaSearch';

export default function PlanillaPremios() {
  const { query } = usePlanillaSearch();
  const report = useReport<typeof planillasCalls.premios>('planillas', 'premios', query);
  const { data } = report;

  return (
    <PlanillaPage
      title="Planilla de Premios"
      name="planilla de premios"
      empty="No hay premios de sorteos de esta semana."
      query={report}
      report={data && premiosReport(data)}
      cabecera={data}
    >
      {data && (
        <Box component="section" sx={{ maxWidth: 480, mt: 3, breakInside: 'avoid' }}>
          {data.filas.length > 0 && <ReportTable report={estadosReport(data)} />}
          <Typography sx={{ mt: 1 }}>
            Pagado en la semana: {data.pagado_en_la_semana.conteo}{' '}
            {data.pagado_en_la_semana.conteo === 1 ? 'premio' : 'premios'},{' '}
            <strong>{formatMoney(data.pagado_en_la_semana.valor)}</strong>
          </Typography>
        </Box>
      )}
    </PlanillaPage>
  );
}
