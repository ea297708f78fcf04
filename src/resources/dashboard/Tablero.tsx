import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Title } from 'react-admin';
import { dashboardCalls, type Tablero as Figures } from '../../../contract/dashboard';
import { useAdministradorChoice } from '../../domain/useAdministradorChoice';
import { ErrorState } from '../../ui/base/ErrorState';
import { Loading } from '../../ui/base/Loading';
import { PageActions } from '../../ui/base/PageActions';
import { useCall } from '../../ui/base/useCall';
import { useSearchValues } from '../../ui/report/useSearchValues';
import { ValueSelect } from '../../ui/report/ValueSelect';
import { CajasInhabilitadas } from './CajasInhabilitadas';
import { Indicadores } from './Indicadores';
import { indicadoresOf, tareasOf } from './indicadoresOf';
import { Pendientes } from './Pendientes';
import { RaroHoy } from './RaroHoy';

// A separate chunk, so the figures do not wait for tables and plots.
const Graficos = lazy(() => import('./graficos/Graficos'));

export default function Tablero() {
  const { get, set } = useSearchValues();
  const asked = get('fk_usuario');
  const administrador = useAdministradorChoice(asked);
  const { isOffered } = administrador;
  const fk_usuario = isOffered ? asked : '';
  const whose = { fk_usuario, isOne: !isOffered || fk_usuario !== '' };
  const { data, error, isPending, isPlaceholderData, refetch } = useCall(
    dashboardCalls.one,
    fk_usuario ? { fk_usuario } : {},
    // The request of start.tsx still counts as fresh.
    { staleTime: 10_000 },
  );

  return (
    <>
      <Title title="Dashboard" />
      <PageActions>
        {isOffered && (
          <ValueSelect
            label="Administrador"
            value={fk_usuario}
            onChange={(id) => set({ fk_usuario: id })}
            {...administrador}
            none="Todos"
          />
        )}
      </PageActions>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Loading />}
      {data && (
        // The grids ask for the width of this container: a panel may stand beside it.
        <Box
          aria-busy={isPlaceholderData}
          sx={{ containerType: 'inline-size', opacity: isPlaceholderData ? 0.5 : 1 }}
        >
          <Indicadores title="Por hacer" indicadores={tareasOf(data, whose)} />
          <CajasInhabilitadas />
          <RaroHoy />
          <Pendientes tablero={data} whose={whose} />
          <Indicadores title={weekOf(data)} indicadores={indicadoresOf(data, whose)} />
          <Suspense fallback={<Loading />}>
            <Graficos tablero={data} />
          </Suspense>
        </Box>
      )}
    </>
  );
}

const weekOf = ({ fecha, fecha_final, hoy }: Figures) =>
  `Semana del ${fecha} al ${fecha_final}${hoy < fecha_final ? ', en curso' : ''}`;
