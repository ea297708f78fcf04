import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { Work } from './importCalls';

const SECOND = 1_000;

/** An expected time is a guess: the bar waits at its end for the answer. */
const LAST_SHARE = 0.97;

interface ImportProgressProps extends Work {
  onCancel: () => void;
}

export const ImportProgress = ({ text, share, expected, onCancel }: ImportProgressProps) => {
  const passed = usePassed(expected !== undefined);
  const guessed = expected && Math.min(LAST_SHARE, passed / expected);
  const known = share ?? guessed;
  const left = expected ? Math.ceil((expected - passed) / SECOND) : 0;

  return (
    <Stack spacing={1} sx={{ maxWidth: 480, alignItems: 'flex-start' }}>
      <Typography role="status">{text}…</Typography>
      <LinearProgress
        aria-label={text}
        sx={{ width: '100%' }}
        {...(known !== undefined && { variant: 'determinate', value: known * 100 })}
      />
      {/* Outside of the status, which would be read aloud each second. */}
      {passed > 0 && left > 0 && (
        <Typography variant="body2" color="text.secondary">
          {left === 1 ? 'Falta más o menos 1 segundo' : `Faltan más o menos ${left} segundos`}
        </Typography>
      )}
      <Button onClick={onCancel}>Cancelar</Button>
    </Stack>
  );
};

/** In milliseconds, each second. */
const usePassed = (isRunning: boolean): number => {
  const [passed, setPassed] = useState(0);

  useEffect(() => {
    if (!isRunning) return;
    const begun = performance.now();
    const clock = setInterval(() => setPassed(performance.now() - begun), SECOND);

    return () => {
      clearInterval(clock);
      setPassed(0);
    };
  }, [isRunning]);

  return passed;
};
