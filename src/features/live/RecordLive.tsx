import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type RaRecord, useDataProvider, useEvent, useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { unsavedForms } from '../../ui/form/leaving';
import { useOvertaker } from '../../ui/form/useConflict';
import type { Slots } from '../../ui/section/slots';
import { useSoon, useSubscribe, type WithLive } from './live';

/** In milliseconds, between two readings of the record. */
const PAUSE = 1_000;

/** Shows a record that another user has saved; while something is written here, a notice offers it instead. */
export default function RecordLive({ onNewer, onReload, onCompare }: Slots['edit']) {
  const resource = useResourceContext() ?? '';
  const { id, version } = useRecordContext<RaRecord>() ?? { id: 0 };
  const dataProvider = useDataProvider<WithLive>();
  const overtaker = useOvertaker();
  const [latest, setLatest] = useState<RaRecord>();
  const isNewer = (record?: RaRecord) => record?.id === id && Number(record.version) > Number(version);

  // Compares with the version that the page has when the answer arrives: it may have saved meanwhile.
  const take = useEvent((record: RaRecord) => {
    if (!isNewer(record)) return;
    if (isWritten() || isBusy()) setLatest(record);
    else onNewer(record);
  });
  const readAgain = useSoon(
    async () => take((await dataProvider.readAgain('getOne', resource, { id })).data),
    PAUSE,
  );
  useSubscribe(`resource/${resource}/${id}`, ({ type }) => {
    if (type !== 'presence') readAgain();
  });

  return (
    <Box role="status" sx={overlay}>
      {latest && isNewer(latest) && (
        <Alert
          severity="info"
          role="presentation"
          action={
            <>
              <Button
                color="inherit"
                onClick={() => (isWritten() ? onCompare(latest) : onReload())}
                sx={{ whiteSpace: 'nowrap' }}
              >
                {isWritten() ? 'Comparar' : 'Cargar de nuevo'}
              </Button>
              <IconButton color="inherit" aria-label="Cerrar aviso" onClick={() => setLatest(undefined)}>
                <CloseIcon />
              </IconButton>
            </>
          }
        >
          {overtaker(latest)}. Lo que escribió sigue aquí.
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

const isWritten = () => unsavedForms.size > 0;

/** Whether the user is in an input or a dialog, or the page holds something that is not saved. */
const isBusy = () =>
  document.querySelector('[role="dialog"], main [data-in-hand]') !== null ||
  document.activeElement?.closest('main :is(input, textarea, [role="combobox"])') != null;
