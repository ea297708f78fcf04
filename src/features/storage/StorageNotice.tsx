import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { TOKEN } from '../../http/session';
import { safeStorage } from '../../http/storage';

const { sessionStorage, localStorage } = safeStorage;

const subscribe = (listener: () => void) => {
  const stops = [sessionStorage.subscribe(listener), localStorage.subscribe(listener)];

  return () => {
    for (const stop of stops) stop();
  };
};

const whatIsLost = () => {
  if (localStorage.isMemoryOnly(TOKEN)) return 'session';

  return localStorage.isMemoryOnly() || sessionStorage.isMemoryOnly() ? 'input' : undefined;
};

const LOST = {
  session: 'su sesión, lo que no haya guardado y sus ajustes de las listas',
  input: 'lo que no haya guardado y sus ajustes de las listas',
};

/** The browser's storage is full, or site data are blocked. */
export const StorageNotice = () => {
  const lost = useSyncExternalStore(subscribe, whatIsLost);
  if (!lost) return null;

  return (
    <Alert severity="warning" role="status" sx={{ mb: 2, displayPrint: 'none' }}>
      Este navegador no conserva los datos de este sitio: están bloqueados o no queda espacio. Al cerrar o
      volver a cargar la página se pierde {LOST[lost]}.
    </Alert>
  );
};
