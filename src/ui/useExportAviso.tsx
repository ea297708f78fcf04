import { type ReactNode, useState } from 'react';
import { Aviso } from './Aviso';

/** How an export of the page ended: ¡Error! and its text until it is closed, nothing where it was saved. */
export const useExportAviso = (): { exportAviso: ReactNode; onExported: (error?: Error) => void } => {
  const [error, setError] = useState<Error>();

  return {
    exportAviso: error && (
      <Aviso severity="error" onClose={() => setError(undefined)}>
        {error.message}
      </Aviso>
    ),
    onExported: setError,
  };
};
