import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useSiguiente } from './useSiguiente';

interface SiguienteButtonProps {
  isPrimary?: boolean;
  onGo?: () => void;
}

/** Opens the oldest premio that waits for the user. Hidden for roles without a queue. */
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

/** Takes the focus when it becomes primary, so that the keyboard goes on. */
const useFocusOnTurn = (isPrimary: boolean) => {
  const ref = useRef<HTMLButtonElement>(null);
  const was = useRef(isPrimary);
  useEffect(() => {
    if (isPrimary && !was.current) ref.current?.focus();
    was.current = isPrimary;
  }, [isPrimary]);

  return ref;
};
