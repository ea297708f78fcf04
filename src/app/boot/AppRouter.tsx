import { useState } from 'react';
import {
  createBrowserRouter,
  Navigate,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { BASENAME } from '../../ui/page/sectionPath';
import { AppError } from './AppError';
import { Leave, LeaveProvider } from './Leave';
import { LoteriaAdmin } from './LoteriaAdmin';
import type { Providers } from './providers';

interface AppRouterProps {
  providers: Providers;
  /** Goes to the sign-in, which is a page of its own. */
  onLeave: () => void;
}

/** Everything behind the sign-in, under its addresses; a data router, so that unsaved changes can hold the user back. */
export const AppRouter = ({ providers, onLeave }: AppRouterProps) => {
  const [router] = useState(() => createBrowserRouter(routesOf(providers)));

  return (
    <LeaveProvider value={onLeave}>
      <RouterProvider router={router} />
    </LeaveProvider>
  );
};

const routesOf = (providers: Providers): RouteObject[] => [
  { path: '/', element: <Leave /> },
  { path: `${BASENAME}/*`, element: <LoteriaAdmin providers={providers} />, errorElement: <AppError /> },
  { path: '*', element: <ToAuth /> },
];

/** An address outside leads to the same one behind the sign-in, which knows whether it is one. */
const ToAuth = () => {
  const { pathname, search } = useLocation();

  return <Navigate to={BASENAME + pathname + search} replace />;
};
