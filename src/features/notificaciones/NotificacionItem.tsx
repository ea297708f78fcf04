import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { Notificacion } from '../../../contract/notificaciones';
import { elapsed } from '../../format/elapsed';
import { isUnread } from './useNotificaciones';

interface NotificacionItemProps {
  notificacion: Notificacion;
  now: Date;
  onChoose: () => void;
}

/** Message and elapsed time; unread with a blue dot and in bold (SPEC 2). */
export const NotificacionItem = ({ notificacion, now, onChoose }: NotificacionItemProps) => {
  const { mensaje, fecha, hora } = notificacion;
  const unread = isUnread(notificacion);

  return (
    <ListItemButton onClick={onChoose} sx={{ gap: 1, alignItems: 'baseline' }}>
      <Box sx={{ width: 8, flexShrink: 0 }}>{unread && <Dot />}</Box>
      <ListItemText
        primary={mensaje}
        secondary={elapsed(fecha, hora, now)}
        slotProps={{
          primary: { sx: { fontWeight: unread ? 700 : 400, overflowWrap: 'anywhere' } },
          secondary: { variant: 'body2' },
        }}
      />
    </ListItemButton>
  );
};

const Dot = () => (
  <Box role="img" aria-label="Sin leer" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: BLUE }} />
);

/** The one blue of the product: the specification asks for it. */
const BLUE = '#2563EB';
