import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Jornada as Answer, jornadaCalls } from '../../../contract/jornada';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { useReport } from '../../ui/report/useReport';
import { Cola } from './Cola';
import { JORNADA } from './tableroQuery';
import { doneTexts, trabajoOf } from './trabajos';

/** The queue of the user, what they have done today, and what to do next. */
export const Jornada = () => {
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
          <Cola jornada={data} />
          <Hoy jornada={data} />
        </Box>
      )}
    </>
  );
};

const Hoy = ({ jornada: { hechos } }: { jornada: Answer }) => {
  const titleId = useId();
  const texts = doneTexts(trabajoOf(useUsuarioActual().role), hechos);

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h2">
        Hoy
      </Typography>
      {texts.length === 0 && <Typography color="textSecondary">Todavía nada</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
        {texts.map((text) => (
          <Typography key={text} component="li">
            {text}
          </Typography>
        ))}
      </Stack>
    </Card>
  );
};

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 2,
  mb: 2,
};
