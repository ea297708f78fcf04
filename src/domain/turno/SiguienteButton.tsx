import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { EstadoPremio } from '../../../contract/premios';
import { ErrorState } from '../../ui/page/ErrorState';
import { sectionPath } from '../../ui/section/sectionPath';
import { type Siguiente, useSiguiente } from './useSiguiente';

interface SiguienteButtonProps {
  isPrimary?: boolean;
  onGo?: () => void;
}

/** Opens the oldest premio that waits for the user, or says that none does. Hidden for roles without a queue. */
export const SiguienteButton = (props: SiguienteButtonProps) => (
  <SiguienteView {...props} siguiente={useSiguiente(props.onGo)} />
);

const LIST = sectionPath('premios');

export const SiguienteView = ({
  isPrimary = false,
  onGo,
  siguiente: { isOffered, isNone, estados, pathname, passed, error, open },
}: SiguienteButtonProps & { siguiente: Siguiente }) => {
  const ref = useFocusOnTurn(isPrimary);
  if (!isOffered) return null;

  return (
    <>
      <Button
        ref={ref}
        variant={isPrimary ? 'contained' : 'outlined'}
        onClick={() => open()}
        sx={{ displayPrint: 'none' }}
      >
        Siguiente pendiente
      </Button>
      {(error || isNone) && (
        <Box sx={{ flexBasis: '100%', order: 1 }}>
          {error && <ErrorState error={error} onRetry={() => open()} />}
          {isNone && (
            <Alert
              severity="info"
              role="status"
              action={
                pathname !== LIST && (
                  <Button component={LinkBase} to={LIST} onClick={onGo} color="inherit">
                    Volver a la lista
                  </Button>
                )
              }
            >
              {passed.length > 0 ? 'No queda otro premio' : 'No queda nada'} {worksOf(estados)}
            </Alert>
          )}
        </Box>
      )}
    </>
  );
};

const WORK: Partial<Record<EstadoPremio, string>> = { PENDIENTE: 'por revisar', REVISADO: 'por pagar' };

/** 'por revisar ni por pagar', or ''. */
const worksOf = (estados: readonly EstadoPremio[]) => estados.map((estado) => WORK[estado]).join(' ni ');

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
