import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Title } from 'react-admin';
import { dashboardCalls, type Tablero as Figures } from '../../../contract/dashboard';
import { useAdministradorChoice } from '../../domain/useAdministradorChoice';
import { ErrorState } from '../../ui/base/ErrorState';
import { Loading } from '../../ui/base/Loading';
import { PageActions } from '../../ui/base/PageActions';
import { useCall } from '../../ui/base/useCall';
import { useMoneyText } from '../../ui/fields/MoneyField';
import { useSearchValues } from '../../ui/report/useSearchValues';
import { ValueSelect } from '../../ui/report/ValueSelect';
import { CajasInhabilitadas } from './CajasInhabilitadas';
import { Indicadores } from './Indicadores';
import { indicadoresOf, saldosOf, tareasOf } from './indicadoresOf';
import { Listas } from './Lista';
import { Pendientes } from './Pendientes';
import { RaroHoy } from './RaroHoy';
import { Tareas } from './Tareas';

// A separate chunk, so the figures do not wait for tables and plots.
const Graficos = lazy(() => import('./graficos/Graficos'));

export default function Tablero() {
  const moneyText = useMoneyText();
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
          <Box sx={groupsStyle}>
            <Tareas title="Por hacer" tareas={tareasOf(data, whose, moneyText)} />
            <Indicadores title={weekOf(data)} indicadores={indicadoresOf(data, whose, moneyText)} />
            <Indicadores title="Saldos" indicadores={saldosOf(data, whose, moneyText)} isNarrow />
          </Box>
          <Listas>
            <Pendientes tablero={data} whose={whose} />
            <CajasInhabilitadas />
            <RaroHoy />
          </Listas>
          <Suspense fallback={<Loading />}>
            <Graficos tablero={data} />
          </Suspense>
        </Box>
      )}
    </>
  );
}

/** Low enough for the plots to begin above the fold of a small screen. */
const groupsStyle = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@960': 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 2fr)' },
};

const weekOf = ({ fecha, fecha_final, hoy }: Figures) =>
  `Semana del ${fecha} al ${fecha_final}${hoy < fecha_final ? ', en curso' : ''}`;
