import { RecordContextProvider, useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import { fullName } from '../../format/text';
import { Presence } from '../../ui/live/Presence';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { Page } from '../../ui/page/Page';
import { sectionPath } from '../../ui/page/sectionPath';
import { useCrumbs } from '../../ui/page/useCrumbs';
import { useRemember } from '../../ui/record/recents';
import { PageStyle } from '../../ui/report/PageStyle';
import { ReportHeader } from '../../ui/report/ReportHeader';
import { Firmas } from './Firmas';
import { Lineas } from './Lineas';
import type { NominaRecord } from './nominaRecord';
import { PlanillaActions } from './PlanillaActions';
import { SemanaCierre } from './SemanaCierre';
import { TurnoProvider } from './siguiente';
import { useTurnos } from './useTurnos';

/** Keeps the sheet apart in the cache from the rows of the list, which hold no lines. */
const SHEET = { sheet: true };

export default function PlanillaNomina() {
  const id = Number(useParams().id);
  const { data, error, isFetching, isPending, refetch } = useGetOne<NominaRecord>(
    'nomina',
    { id, meta: SHEET },
    { retry: false },
  );
  useRemember('nomina', id, data && `Nomina ${id} · ${fullName(data.usuario)}`);
  const turnos = useTurnos(data?.detalle_nominas, !isFetching);

  return (
    <Page
      title="Planilla de Nomina"
      breadcrumb={useCrumbs(`Planilla ${id}`)}
      actions={
        data && (
          <>
            <Presence id={id} />
            <PlanillaActions nomina={data} onSiguiente={turnos.llamar} />
          </>
        )
      }
    >
      <PageStyle />
      {error && <ErrorState error={error} backTo={sectionPath('nomina')} onRetry={refetch} />}
      {isPending && <Loading />}
      {data && (
        <RecordContextProvider value={data}>
          <ReportHeader facts={factsOf(data)} />
          <TurnoProvider value={turnos}>
            <Lineas />
          </TurnoProvider>
          <Firmas administrador={fullName(data.usuario)} />
          <SemanaCierre id={id} />
        </RecordContextProvider>
      )}
    </Page>
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
