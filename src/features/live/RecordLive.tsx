import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { type RaRecord, useDataProvider, useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { outdatedTextOf } from '../../ui/base/outdated';
import { unsavedForms } from '../../ui/form/leaving';
import { unasked, useSoon, useSubscribe } from './live';

const PAUSE = 1_000;

interface RecordLiveProps {
  /** Loads the record; what was typed is kept for it. */
  onReload: () => void;
  /** Compares the input with a newer record; false if there is none. */
  onCompare: (text: string, saved: RaRecord) => boolean;
}

/** Announces a save by another user, or in another tab. The page stays until the user reloads it. */
export const RecordLive = (props: RecordLiveProps) =>
  useUsuarioActual().api_local && <RecordNotice {...props} />;

const RecordNotice = ({ onReload, onCompare }: RecordLiveProps) => {
  const resource = useResourceContext() ?? '';
  const { id, version } = useRecordContext<RaRecord>() ?? { id: 0 };
  const me = useUsuarioActual();
  const dataProvider = useDataProvider();
  const [latest, setLatest] = useState<RaRecord>();
  // The change may be this page's own save.
  const isNewer = latest?.id === id && Number(latest.version) > Number(version);

  const text = outdatedTextOf(latest ?? {}, me.id);
  const showNewer = () => {
    const isTyped = unsavedForms.size > 0;
    if (!isTyped || !latest || !onCompare(text, latest)) onReload();
  };

  const readAgain = useSoon(
    async () => setLatest((await dataProvider.getOne(resource, unasked({ id }))).data),
    PAUSE,
  );
  useSubscribe(`resource/${resource}/${id}`, readAgain);

  return (
    <Box role="status" sx={overlay}>
      {isNewer && (
        <>
          <GlobalStyles styles={roomBelow} />
          <Alert
            severity="info"
            role="presentation"
            action={
              <Button color="inherit" onClick={showNewer} sx={{ whiteSpace: 'nowrap' }}>
                Cargar de nuevo
              </Button>
            }
          >
            {text}. Lo que escribió se conserva.
          </Alert>
        </>
      )}
    </Box>
  );
};

/** On a phone the notice lies over the end of the form: the page scrolls further. */
const roomBelow = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: { main: { minHeight: 'calc(100vh + 200px)' } },
});

const overlay = {
  position: 'fixed',
  zIndex: 'snackbar',
  right: 16,
  bottom: { xs: 72, md: 16 },
  left: { xs: 16, md: 'auto' },
  maxWidth: { md: 440 },
  displayPrint: 'none',
};
