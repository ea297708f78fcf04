import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { dashboardCalls } from '../../../contract/dashboard';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { useAdministradores } from '../../ui/useAdministradores';
import { useInforme } from '../../ui/useInforme';
import { useSearchValues } from '../../ui/useSearchValues';
import { ValueSelect } from '../../ui/ValueSelect';
import { Indicadores } from './Indicadores';
import { Pendientes } from './Pendientes';

// After the figures: the tables and plots below them may take their time.
const Graficos = lazy(() => import('./Graficos'));

/** This week against the last, for who answers for the money. */
export default function Tablero() {
  const { get, set } = useSearchValues();
  const { isOffered, choices } = useAdministradores();
  const fk_usuario = isOffered ? get('fk_usuario') : '';
  const { data, error, isPending, isPlaceholderData, refetch } = useInforme<typeof dashboardCalls.one>(
    'dashboard',
    'tablero',
    fk_usuario ? { fk_usuario } : {},
  );

  return (
    <Page
      title="Dashboard"
      actions={
        isOffered && (
          <ValueSelect
            label="Administrador"
            value={fk_usuario}
            onChange={(id) => set({ fk_usuario: id })}
            choices={choices}
            none="Todos"
          />
        )
      }
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Cargando />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Indicadores tablero={data} whose={{ fk_usuario, isOne: !isOffered || fk_usuario !== '' }} />
          <Pendientes tablero={data} />
          <Suspense fallback={<Cargando />}>
            <Graficos tablero={data} />
          </Suspense>
        </Box>
      )}
    </Page>
  );
}
