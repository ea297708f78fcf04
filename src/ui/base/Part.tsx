import { useNotify } from 'ra-core';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** If the part fails, the page reports it and goes on without it. */
export const Part = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={PartError}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

const PartError = () => {
  const notify = useNotify();
  useEffect(
    () => notify('Una parte de la página no se pudo mostrar. Vuelva a cargar la página.', { type: 'error' }),
    [notify],
  );

  return null;
};
