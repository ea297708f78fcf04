import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { clockAhead, onClockChange } from '../../format/clock';
import { dayOf, hourOf } from '../../format/dates';
import { useNow } from '../../ui/base/useNow';

const FIVE_MINUTES = 5 * 60_000;

/** Days and times come from the server; the computer's own clock shows in other programs. */
export const WrongClock = () => {
  const ahead = useSyncExternalStore(onClockChange, clockAhead);
  const now = useNow();
  const own = new Date(now.getTime() - ahead);

  if (Math.abs(ahead) < FIVE_MINUTES) return null;

  return (
    <Alert severity="warning" role="status" sx={{ mb: 2, displayPrint: 'none' }}>
      El reloj de este equipo está mal: marca {timeOf(own)} y son las {timeOf(now)}. Aquí valen la fecha y la
      hora del servidor. Corrija el reloj en los ajustes del equipo.
    </Alert>
  );
};

const timeOf = (instant: Date) => `${hourOf(instant)} del ${dayOf(instant)}`;
