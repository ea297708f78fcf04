import Button from '@mui/material/Button';
import { LinkBase, RecordContextProvider, useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { Nomina } from '../../../contract/nomina';
import { fullName } from '../../format/text';
import { sundayOf } from '../../format/week';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { Page } from '../../ui/page/Page';
import { sectionPath } from '../../ui/page/sectionPath';
import { useCrumbs } from '../../ui/page/useCrumbs';
import { ReportHeader } from '../../ui/report/ReportHeader';
import { Lineas } from './Lineas';
import { SemanaCierre } from './SemanaCierre';

/** Keeps the sheet apart in the cache from the rows of the list, which hold no lines. */
const SHEET = { sheet: true };

export default function PlanillaNomina() {
  const id = Number(useParams().id);
  const { data, error, isPending, refetch } = useGetOne<Nomina>(
    'nomina',
    { id, meta: SHEET },
    { retry: false },
  );

  return (
    <Page title="Planilla de Nomina" breadcrumb={useCrumbs(`Planilla ${id}`)}>
      {error && (
        <>
          <ErrorState error={error} onRetry={refetch} />
          <Button component={LinkBase} to={sectionPath('nomina')}>
            Volver a la lista
          </Button>
        </>
      )}
      {isPending && <Loading />}
      {data && (
        <RecordContextProvider value={data}>
          <ReportHeader facts={factsOf(data)} />
          <Lineas />
          <SemanaCierre id={id} />
        </RecordContextProvider>
      )}
    </Page>
  );
}

const factsOf = ({ usuario, fecha, fecha_final }: Nomina) => [
  { label: 'ADMINISTRADOR', text: fullName(usuario) },
  { label: 'FECHA', text: fecha && `${fecha} al ${fecha_final || sundayOf(fecha)}` },
];
