import { ErrorNotice } from './ErrorNotice';
import type { FailedRead } from './useFailedRead';

/** Says that the rows below do not answer what is asked, because there is no connection. */
export const RowsOfBefore = ({ error, onRetry }: Pick<FailedRead, 'error' | 'onRetry'>) => (
  <ErrorNotice
    error={error}
    what="Estas filas son de antes y no corresponden a lo que busca"
    onReturn="se buscará cuando vuelva la conexión"
    onRetry={onRetry}
  />
);
