import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { useRef } from 'react';
import { type EstadoPremio, type Premio, whyOthers } from '../../../../contract/premios';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { useNextGuard } from '../../../features/work/useNextGuard';
import { useSiguiente } from '../../../features/work/useSiguiente';
import { isModalOpen } from '../../../ui/base/focus';
import { nothing, useWindowKeys } from '../../../ui/base/keys';
import { PasoButton, pasoOf } from './PasoButton';
import { pasosFor } from './pasos';
import { RevisarButton } from './RevisarButton';

type Group = 'forward' | 'back' | 'rare';

interface PasoButtonsProps {
  /** A step would discard unsaved changes. */
  isDirty: boolean;
  /** Steps forward by default. Those back are red. */
  group?: Group;
  reasonId: string;
}

/** It types nothing, so it works in the form too. */
const RECHAZAR_KEY = 'F8';

export const PasoButtons = ({ isDirty, group = 'forward', reasonId }: PasoButtonsProps) => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();
  const { isOffered, open } = useSiguiente();
  const goOn = isOffered ? open : undefined;
  const { ignoreHaste, isHasty } = useNextGuard(premio?.id);
  const rechazar = useRef<HTMLButtonElement>(null);
  useWindowKeys((stroke, { repeat }) => {
    if (stroke !== RECHAZAR_KEY || !rechazar.current || isModalOpen()) return undefined;

    return repeat || isHasty() ? nothing : () => rechazar.current?.click();
  });
  if (!premio) return null;
  const steps = pasosFor(premio, usuario).map((to) => {
    if (isDirty) return { to, refusal: 'Guarde antes sus cambios' };
    if (premio.semana_cerrada) return { to, refusal: 'La semana del pago está cerrada' };

    return { to, refusal: whyOthers(premio, to, { id: usuario.id, rol: usuario.role }) };
  });
  const reason = steps.find(({ refusal }) => refusal)?.refusal;
  const own = steps.filter(({ to }) => groupOf(premio, to) === group);

  return (
    <Box onKeyDownCapture={ignoreHaste} sx={{ display: 'contents' }}>
      {reason && group === 'forward' && (
        <Typography id={reasonId} variant="body2" color="text.secondary">
          {reason}.
        </Typography>
      )}
      {own.map(({ to, refusal }) => {
        if (refusal) {
          return (
            <Button key={to} disabled aria-describedby={reasonId}>
              {pasoOf(premio, to).label}
            </Button>
          );
        }
        if (premio.estado === 'PENDIENTE' && to === 'REVISADO') return <RevisarButton key={to} goOn={goOn} />;
        if (to === 'RECHAZADO') {
          return (
            <PasoButton key={to} premio={premio} to={to} goOn={goOn} shortcut={RECHAZAR_KEY} ref={rechazar} />
          );
        }

        return <PasoButton key={to} premio={premio} to={to} goOn={to === 'PAGADO' ? goOn : undefined} />;
      })}
    </Box>
  );
};

const groupOf = (premio: Premio, to: EstadoPremio): Group => {
  if (pasoOf(premio, to).color !== 'error') return 'forward';

  return to === 'RECHAZADO' ? 'back' : 'rare';
};

/** Whether the user may ever take a step that is rare and dangerous. */
export const useHasRare = (): boolean => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();

  return premio !== undefined && pasosFor(premio, usuario).some((to) => groupOf(premio, to) === 'rare');
};
