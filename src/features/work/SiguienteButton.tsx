import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useSiguiente } from './useSiguiente';

interface SiguienteButtonProps {
  isPrimary?: boolean;
  onGo?: () => void;
}

export const SiguienteButton = ({ isPrimary = false, onGo }: SiguienteButtonProps) => {
  const ref = useFocusOnTurn(isPrimary);
  const { isOffered, isQuiet, open, place, goBack } = useSiguiente(onGo);

  return (
    isOffered && (
      <>
        {place && !onGo && (
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ alignSelf: 'center', displayPrint: 'none' }}
          >
            {place}
          </Typography>
        )}
        {goBack && !onGo && (
          <Button onClick={goBack} sx={{ displayPrint: 'none' }}>
            Anterior
          </Button>
        )}
        <Button
          ref={ref}
          disabled={isQuiet}
          variant={isPrimary ? 'contained' : 'outlined'}
          onClick={() => void open()}
          sx={{ displayPrint: 'none' }}
        >
          {isQuiet ? 'Nada pendiente' : 'Siguiente pendiente'}
        </Button>
      </>
    )
  );
};

/** Keeps keyboard users on the primary button. */
const useFocusOnTurn = (isPrimary: boolean) => {
  const ref = useRef<HTMLButtonElement>(null);
  const was = useRef(isPrimary);
  useEffect(() => {
    if (isPrimary && !was.current) ref.current?.focus();
    was.current = isPrimary;
  }, [isPrimary]);

  return ref;
};
