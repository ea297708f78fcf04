import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RaRecord, useDataProvider, useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import type { Slots } from '../../ui/section/slots';
import { useSoon, useSubscribe, type WithLive } from './live';

/** In milliseconds, between two readings of the record. */
const PAUSE = 1_000;

/** Says that another user has saved the record; the page stays as it is until the user loads it again. */
export default function RecordLive({ onReload }: Slots['edit']) {
  const resource = useResourceContext() ?? '';
  const { id, version } = useRecordContext<RaRecord>() ?? { id: 0 };
  const dataProvider = useDataProvider<WithLive>();
  const [latest, setLatest] = useState<RaRecord>();
  // The page may have saved it itself meanwhile.
  const isNewer = latest?.id === id && Number(latest.version) > Number(version);

  const readAgain = useSoon(
    async () => setLatest((await dataProvider.readAgain('getOne', resource, { id })).data),
    PAUSE,
  );
  useSubscribe(`resource/${resource}/${id}`, readAgain);

  return (
    <Box role="status" sx={overlay}>
      {isNewer && (
        <Alert
          severity="info"
          role="presentation"
          action={
            <Button color="inherit" onClick={onReload} sx={{ whiteSpace: 'nowrap' }}>
              Cargar de nuevo
            </Button>
          }
        >
          Otro usuario modificó este registro. Lo que escribió sigue aquí hasta que lo cargue de nuevo.
        </Alert>
      )}
    </Box>
  );
}

/** Takes no place, so nothing moves when it appears; above the foot of the form. */
const overlay = {
  position: 'fixed',
  zIndex: 'snackbar',
  right: 16,
  bottom: { xs: 72, md: 16 },
  left: { xs: 16, md: 'auto' },
  maxWidth: { md: 440 },
  displayPrint: 'none',
};
