import Button from '@mui/material/Button';
import { LinkBase, RecordContextProvider, useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { Nomina } from '../../../contract/nomina';
import { fullName } from '../../format/text';
import { sundayOf } from '../../format/week';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { PlanillaHeader } from '../../ui/PlanillaHeader';
import { useCrumbs } from '../../ui/page/useCrumbs';
import { sectionPath } from '../../ui/sectionPath';
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
      {isPending && <Cargando />}
      {data && (
        <RecordContextProvider value={data}>
          <PlanillaHeader facts={factsOf(data)} />
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
