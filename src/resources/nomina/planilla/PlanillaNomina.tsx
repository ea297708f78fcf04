import Box from '@mui/material/Box';
import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'ra-core';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { NominaRecord } from '../../../dataProvider/nomina';
import { fullName } from '../../../format/text';
import { sectionPath } from '../../../section/sectionPath';
import { ErrorState } from '../../../ui/base/ErrorState';
import { PageActions } from '../../../ui/base/PageActions';
import { ExportMenu } from '../../../ui/list/export/ExportMenu';
import { useSaveRows } from '../../../ui/list/export/useSaveRows';
import { PageStyle } from '../../../ui/report/PageStyle';
import { PrintButton } from '../../../ui/report/PrintButton';
import { ReportHeader } from '../../../ui/report/ReportHeader';
import { addUp } from '../../../ui/report/sums';
import { TableSkeleton } from '../../../ui/table/TableSkeleton';
import { RecordActions } from '../../../views/RecordActions';
import { usePreloadedDialog } from '../comprobante/Comprobante';
import { OpenLineContext, useOpenLineState } from '../comprobante/openLine';
import { Lineas } from './Lineas';
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
  usePreloadedDialog();

  return (
    <>
      <Title title="Planilla de Nomina" />
      {data && (
        <PageActions>
          <ResourceContextProvider value="detalle_nominas">
            <ExportLines nomina={data} />
          </ResourceContextProvider>
          <PrintButton />
          <RecordContextProvider value={data}>
            <RecordActions />
          </RecordContextProvider>
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

const factsOf = ({ usuario, semana, detalle_nominas: lines }: NominaRecord) => [
  { label: 'ADMINISTRADOR', text: fullName(usuario) },
  { label: 'FECHA', text: semana },
  {
    label: 'PAGADOS',
    text: `${lines.filter(({ comprobante }) => comprobante.length > 0).length}/${lines.length}`,
  },
];

const SOURCES = ['id', 'usuario', 'cuenta', 'descuentos', 'otros_ingresos', 'total', 'suma', 'comprobante'];

const ExportLines = ({ nomina }: { nomina: NominaRecord }) => {
  const saveRows = useSaveRows();
  const { usuario, fecha, fecha_final, detalle_nominas: lines } = nomina;
  const rows = lines.map((line, n) => ({ ...line, id: n + 1 }));
  const exported = {
    name: `nomina ${fullName(usuario)}`.trim(),
    days: { from: fecha, to: fecha_final },
    sources: SOURCES,
    rows,
    sums: addUp(rows, 'total'),
  };

  return <ExportMenu disabled={lines.length === 0} onChoose={({ kind }) => saveRows(kind, exported)} />;
};

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
