import Box from '@mui/material/Box';
import { useGetOne } from 'ra-core';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { NominaRecord } from '../../../dataProvider/nomina';
import { fullName } from '../../../format/text';
import { sectionPath } from '../../../section/sectionPath';
import { ErrorState } from '../../../ui/base/ErrorState';
import { PageActions } from '../../../ui/base/PageActions';
import { PageStyle } from '../../../ui/report/PageStyle';
import { ReportHeader } from '../../../ui/report/ReportHeader';
import { TableSkeleton } from '../../../ui/table/TableSkeleton';
import { OpenLineContext, useOpenLineState } from '../comprobante/openLine';
import { Lineas } from './Lineas';
import { PlanillaActions } from './PlanillaActions';
import { SemanaCierre } from './SemanaCierre';

/** Cached apart, because records from the list have no lines. */
const SHEET = { sheet: true };

export default function PlanillaNomina() {
  const id = Number(useParams().id);
  const { data, error, isFetching, isPending, refetch } = useGetOne<NominaRecord>('nomina', {
    id,
    meta: SHEET,
  });
  const openLine = useOpenLineState(data?.detalle_nominas, !isFetching);

  return (
    <>
      <Title title="Planilla de Nomina" />
      {data && (
        <PageActions>
          <PlanillaActions nomina={data} />
        </PageActions>
      )}
      <PageStyle />
      {error && (
        <ErrorState
          error={error}
          hasContent={Boolean(data)}
          backTo={sectionPath('nomina')}
          onRetry={refetch}
        />
      )}
      {isPending && <TableSkeleton columns={6} facts={3} isSheet />}
      {data && (
        <>
          <ReportHeader facts={factsOf(data)} />
          <OpenLineContext value={openLine}>
            <Lineas lines={data.detalle_nominas} />
          </OpenLineContext>
          <Firmas administrador={fullName(data.usuario)} />
          <SemanaCierre id={id} />
        </>
      )}
    </>
  );
}

const factsOf = ({ usuario, fecha, fecha_final, detalle_nominas: lines }: NominaRecord) => [
  { label: 'ADMINISTRADOR', text: fullName(usuario) },
  { label: 'FECHA', text: fecha && `${fecha} al ${fecha_final}` },
  {
    label: 'PAGADOS',
    text: `${lines.filter(({ comprobante }) => comprobante.length > 0).length}/${lines.length}`,
  },
];

const Firmas = ({ administrador }: { administrador: string }) => (
  <Box
    sx={{
      display: 'none',
      displayPrint: 'flex',
      justifyContent: 'space-around',
      gap: 4,
      mt: 8,
      breakInside: 'avoid',
    }}
  >
    {['Elaborado por', `Administrador: ${administrador}`].map((who) => (
      <Box key={who} sx={{ flex: '0 1 240px', pt: 0.5, borderTop: 1, textAlign: 'center', fontSize: '9pt' }}>
        {who}
      </Box>
    ))}
  </Box>
);
