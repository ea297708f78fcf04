import Button from '@mui/material/Button';
import { LinkBase, useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { Nomina } from '../../../contract/nomina';
import { fullName } from '../../format/text';
import { sundayOf } from '../../format/week';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { PlanillaHeader } from '../../ui/PlanillaHeader';
import { sectionPath } from '../../ui/sectionPath';
import { Tabla } from '../../ui/Tabla';
import { TellProvider } from '../../ui/tell';
import { useAction } from '../../ui/useAction';
import { CARGADO } from './cargado';
import { SemanaCierre } from './SemanaCierre';
import { usePlanillaColumns } from './usePlanillaColumns';

/** Keeps the sheet apart in the cache from the rows of the list, which hold no lines. */
const SHEET = { sheet: true };

export default function PlanillaNomina() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useGetOne<Nomina>(
    'nomina',
    { id: Number(id), meta: SHEET },
    { retry: false },
  );
  const { aviso, tell } = useAction();
  const lines = data?.detalle_nominas ?? [];
  const columns = usePlanillaColumns(lines, () => {
    tell(CARGADO);
    void refetch();
  });
  const list = sectionPath('nomina');

  return (
    <Page
      title="Planilla de Nomina"
      breadcrumb={[{ label: 'Nomina', to: list }, { label: `Planilla ${id}` }]}
    >
      {aviso}
      {error && (
        <>
          <ErrorState error={error} onRetry={refetch} />
          <Button component={LinkBase} to={list}>
            Volver a la lista
          </Button>
        </>
      )}
      {isPending && <Cargando />}
      {data && (
        <>
          <PlanillaHeader facts={factsOf(data)} />
          <Tabla label="Planilla de Nomina" columns={columns} rows={lines} />
          <TellProvider value={tell}>
            <SemanaCierre id={Number(id)} />
          </TellProvider>
        </>
      )}
    </Page>
  );
}

const factsOf = ({ usuario, fecha, fecha_final }: Nomina) => [
  { label: 'ADMINISTRADOR', text: fullName(usuario) },
  { label: 'FECHA', text: fecha && `${fecha} al ${fecha_final || sundayOf(fecha)}` },
];
