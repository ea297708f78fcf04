import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { jornadaCalls } from '../../../contract/jornada';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { SectionCard } from '../../ui/page/SectionCard';
import { useReport } from '../../ui/report/useReport';
import { Cola } from './Cola';
import { JORNADA } from './tableroQuery';
import { doneTexts, trabajoOf } from './trabajos';

export const Jornada = () => {
  const trabajo = trabajoOf(useUsuarioActual().role);
  const { data, error, isPending, refetch } = useReport<typeof jornadaCalls.one>(
    'dashboard',
    JORNADA,
    undefined,
  );

  return (
    <>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Loading />}
      {data && (
        <Box sx={layout}>
          <Cola jornada={data} trabajo={trabajo} />
          <Hoy texts={doneTexts(trabajo, data.hechos)} />
        </Box>
      )}
    </>
  );
};

const Hoy = ({ texts }: { texts: readonly string[] }) => (
  <SectionCard title="Hoy">
    {texts.length === 0 && <Typography color="textSecondary">Todavía nada</Typography>}
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
      {texts.map((text) => (
        <Typography key={text} component="li">
          {text}
        </Typography>
      ))}
    </Stack>
  </SectionCard>
);

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 2,
  mb: 2,
};
