import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { LinkBase, useDataProvider, useLocation, useNavigate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { EstadoPremio, Premio } from '../../../contract/premios';
import { turnoDe } from '../../../contract/turno';
import { ErrorState } from '../../ui/page/ErrorState';
import { sectionPath } from '../../ui/page/sectionPath';
import { useUsuarioActual } from '../../ui/page/usuarioActual';

interface SiguienteButtonProps {
  /** There is nothing else to do on the page. */
  isPrimary?: boolean;
  /** What it stood in is left. */
  onGo?: () => void;
}

/** Opens the oldest premio that waits for the user, or says that none does; not there for a role that none waits for. */
export const SiguienteButton = (props: SiguienteButtonProps) => {
  const { role, api_local } = useUsuarioActual();
  const estados = turnoDe(role);

  return api_local && estados.length > 0 && <Siguiente {...props} estados={estados} />;
};

const LIST = sectionPath('premios');

const Siguiente = ({
  isPrimary = false,
  onGo,
  estados,
}: SiguienteButtonProps & { estados: readonly EstadoPremio[] }) => {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const { pathname, passed } = usePassed();
  const ref = useFocusOnTurn(isPrimary);
  const { mutate, data, error } = useMutation({
    mutationFn: () =>
      dataProvider.getList<Premio>('premios', {
        filter: { turno: 'S', ...(passed.length > 0 && { excepto: passed }) },
        sort: { field: 'fecha', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
      }),
  });
  const isNone = data?.data.length === 0;

  const open = () =>
    mutate(undefined, {
      onSuccess: ({ data: [next] }) => {
        if (!next) return;
        onGo?.();
        navigate(sectionPath('premios', 'edit', next.id), { state: { passed } });
      },
    });

  return (
    <>
      <Button
        ref={ref}
        variant={isPrimary ? 'contained' : 'outlined'}
        onClick={open}
        sx={{ displayPrint: 'none' }}
      >
        Siguiente pendiente
      </Button>
      {(error || isNone) && (
        // In a row of buttons a line of its own, below them.
        <Box sx={{ flexBasis: '100%', order: 1 }}>
          {error && <ErrorState error={error} onRetry={open} />}
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
              {passed.length > 0 ? 'No queda otro premio' : 'No hay premios'} {worksOf(estados)}.
            </Alert>
          )}
        </Box>
      )}
    </>
  );
};

/** The premio on the page and those before it were seen; so many that nobody sees one twice. */
const MOST_PASSED = 100;

/** One that is passed over is not offered again until somebody starts anew. */
const usePassed = () => {
  const { pathname, state } = useLocation();
  const before: readonly number[] = Object(state).passed ?? [];
  const [, present] = /\/premios\/edit\/(\d+)$/.exec(pathname) ?? [];

  return { pathname, passed: present ? [...before, Number(present)].slice(-MOST_PASSED) : [] };
};

const WORK: Partial<Record<EstadoPremio, string>> = { PENDIENTE: 'por revisar', REVISADO: 'por pagar' };

const worksOf = (estados: readonly EstadoPremio[]) => estados.map((estado) => WORK[estado]).join(' ni ');

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
