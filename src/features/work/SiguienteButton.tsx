import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useSiguiente } from './useSiguiente';

interface SiguienteButtonProps {
  isPrimary?: boolean;
  onGo?: () => void;
}

export const SiguienteButton = ({ isPrimary = false, onGo }: SiguienteButtonProps) => {
  const ref = useFocusOnTurn(isPrimary);
  const { isOffered, open } = useSiguiente(onGo);

  return (
    isOffered && (
      <Button
        ref={ref}
        variant={isPrimary ? 'contained' : 'outlined'}
        onClick={() => void open()}
        sx={{ displayPrint: 'none' }}
      >
        Siguiente pendiente
      </Button>
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
