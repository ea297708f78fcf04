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
  /** There is nothing else to do on the page. */
  isPrimary?: boolean;
  /** What it stood in is left. */
  onGo?: () => void;
}

/** Opens the oldest premio that waits for the user, or says that none does; not there for a role that none waits for. */
export const SiguienteButton = (props: SiguienteButtonProps) => (
  <SiguienteView {...props} siguiente={useSiguiente(props.onGo)} />
);

const LIST = sectionPath('premios');

/** The same, of a part that goes on by itself as well. */
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
        // In a row of buttons a line of its own, below them.
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

/** 'por revisar', where that is left to do. */
export const worksOf = (estados: readonly EstadoPremio[]) =>
  estados.map((estado) => WORK[estado]).join(' ni ');

/** Once a step was taken there is nothing else to do: who works by keyboard goes on here. */
const useFocusOnTurn = (isPrimary: boolean) => {
  const ref = useRef<HTMLButtonElement>(null);
  const was = useRef(isPrimary);
  useEffect(() => {
    if (isPrimary && !was.current) ref.current?.focus();
    was.current = isPrimary;
  }, [isPrimary]);

  return ref;
};
