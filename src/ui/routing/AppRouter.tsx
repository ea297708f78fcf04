import { createContext, type ReactElement, useContext, useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from 'react-router-dom';
import { BASENAME } from '../section/sectionPath';
import { AppError } from './ScreenError';

const LeaveContext = createContext<() => void>(() => undefined);

/** Goes to the sign-in, leaving nothing of this user in memory. */
export const useLeave = (): (() => void) => useContext(LeaveContext);

interface AppRouterProps {
  onLeave: () => void;
  children: ReactElement;
}

/** A data router, so that unsaved changes can hold the user back. */
export const AppRouter = ({ onLeave, children }: AppRouterProps) => {
  const [router] = useState(() =>
    createBrowserRouter([
      { path: '/', element: <Leave /> },
      { path: `${BASENAME}/*`, element: children, errorElement: <AppError /> },
      { path: '*', element: <ToAuth /> },
    ]),
  );

  return (
    <LeaveContext value={onLeave}>
      <RouterProvider router={router} />
    </LeaveContext>
  );
};

/** For a shell without a user. */
export const Leave = () => {
  const leave = useLeave();
  useEffect(leave, [leave]);

  return null;
};

/** An address outside leads to the same one behind the sign-in. */
const ToAuth = () => {
  const { pathname, search } = useLocation();

  return <Navigate to={BASENAME + pathname + search} replace />;
};
