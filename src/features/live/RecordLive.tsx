import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type RaRecord, useDataProvider, useEvent, useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { unsavedForms } from '../../ui/form/leaving';
import { useOvertaker } from '../../ui/form/useConflict';
import type { WithLive } from './live';
import { useSoon } from './useSoon';
import { useSubscribe } from './useSubscribe';

interface RecordLiveProps {
  /** The record as it is now, where nothing is being written. */
  onNewer: (record: RaRecord) => void;
  /** Fills the page from what the API says now, in place of what is written. */
  onReload: () => void;
  /** Sets what is written beside what the API says now. */
  onCompare: (record: RaRecord) => void;
}

const REST = 1_000;

/** A record that somebody else has changed is shown as it is now; where something is being written that is left to its writer. */
export default function RecordLive({ onNewer, onReload, onCompare }: RecordLiveProps) {
  const resource = useResourceContext() ?? '';
  const { id, version } = useRecordContext<RaRecord>() ?? { id: 0 };
  const dataProvider = useDataProvider<WithLive>();
  const overtaker = useOvertaker();
  const [latest, setLatest] = useState<RaRecord>();
  const isOutdated = latest?.id === id && Number(latest.version) > Number(version);

  const compare = async () => take((await dataProvider.readAgain('getOne', resource, { id })).data);
  // By what the page holds when the answer is there: meanwhile it may have saved itself.
  const take = useEvent((data: RaRecord) => {
    if (!(Number(data.version) > Number(version))) return;
    if (isWritten() || isBusy()) setLatest(data);
    else onNewer(data);
  });
  const ask = useSoon(() => {
    // What stands is as old as it was.
    compare().catch(() => undefined);
  }, REST);
  useSubscribe(`resource/${resource}/${id}`, ({ type }) => {
    if (type !== 'presence') ask();
  });

  return (
    <Box role="status" sx={overlay}>
      {isOutdated && (
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

/** Over the page, beside or above the foot of its form: nothing moves from under the pointer when it comes. */
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

/** Somebody is in the middle of something: an input, a dialog, what a page holds in hand as long as it stands. */
const isBusy = () =>
  document.querySelector('[role="dialog"], main [data-in-hand]') !== null ||
  document.activeElement?.closest('main :is(input, textarea, [role="combobox"])') != null;
