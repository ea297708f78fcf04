import { useState } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, RouterProvider } from 'react-router-dom';
import { BASENAME, sectionPath } from '../../ui/sectionPath';
import { NotFound } from '../routing/NotFound';
import { ScreenError } from '../routing/ScreenError';
import { sectionRoutes } from '../routing/sectionRoutes';
import { Admin } from './Admin';
import { AppError } from './AppError';
import { Leave, LeaveProvider } from './Leave';
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
  {
    element: <Admin providers={providers} />,
    errorElement: <AppError />,
    children: [{ errorElement: <ScreenError />, children: screensOf(providers) }],
  },
];

const screensOf = ({ sections }: Providers): RouteObject[] => [
  {
    path: BASENAME,
    children: [
      { index: true, element: <Navigate to={sectionPath('dashboard')} replace /> },
      ...sectionRoutes(sections),
    ],
  },
  { path: '*', element: <NotFound /> },
];
