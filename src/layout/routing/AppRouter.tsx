import { createContext, type ReactElement, useContext, useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from 'react-router-dom';
import { BASENAME } from '../../section/addresses';
import { AppError } from './ScreenError';

const LeaveContext = createContext<() => void>(() => undefined);

/** Goes to the sign-in by a page load, so nothing of this user stays in memory. */
export const useLeave = (): (() => void) => useContext(LeaveContext);

interface AppRouterProps {
  onLeave: () => void;
  children: ReactElement;
}

/** Only a data router can block navigation. */
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

export const Leave = () => {
  const leave = useLeave();
  useEffect(leave, [leave]);

  return null;
};

/** /x leads to /auth/x. */
const ToAuth = () => {
  const { pathname, search } = useLocation();

  return <Navigate to={BASENAME + pathname + search} replace />;
};
