import { type ReactElement, useState } from 'react';
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from 'react-router-dom';
import { BASENAME } from '../section/sectionPath';
import { AppError } from './AppError';
import { Leave, LeaveProvider } from './Leave';

interface AppRouterProps {
  /** Goes to the sign-in, which is a page of its own. */
  onLeave: () => void;
  /** Everything behind the sign-in. */
  children: ReactElement;
}

/** The addresses of the program; a data router, so that unsaved changes can hold the user back. */
export const AppRouter = ({ onLeave, children }: AppRouterProps) => {
  const [router] = useState(() =>
    createBrowserRouter([
      { path: '/', element: <Leave /> },
      { path: `${BASENAME}/*`, element: children, errorElement: <AppError /> },
      { path: '*', element: <ToAuth /> },
    ]),
  );

  return (
    <LeaveProvider value={onLeave}>
      <RouterProvider router={router} />
    </LeaveProvider>
  );
};

/** An address outside leads to the same one behind the sign-in, which knows whether it is one. */
const ToAuth = () => {
  const { pathname, search } = useLocation();

  return <Navigate to={BASENAME + pathname + search} replace />;
};
