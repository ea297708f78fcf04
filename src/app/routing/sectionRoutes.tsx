import { CanAccess, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation, useParams } from 'react-router-dom';
import type { Screen, Section } from '../../resources/defineSection';
import { AccessDenied } from './AccessDenied';
import { NotFound } from './NotFound';
import { RouteProgress } from './RouteProgress';
import { accessKey } from './sectionAccess';
import { useToScreen } from './sectionRouter';

/** The screens of the sections below /auth, each behind the guard. */
export const sectionRoutes = (sections: readonly Section[]): RouteObject[] =>
  sections.flatMap((section) => [
    ...Object.entries(section.screens).map(([path, screen]) => ({
      path: [section.path ?? section.name, path].filter(Boolean).join('/'),
      element: <GuardedScreen section={section} path={path} screen={screen} />,
    })),
    ...(section.path ? [{ path: `${section.name}/*`, element: <ToOwnPath /> }] : []),
  ]);

interface GuardedScreenProps {
  section: Section;
  path: string;
  screen: Screen;
}

/** Asks before it mounts: a refused screen is neither loaded nor makes a call, and its address stays. */
const GuardedScreen = ({ section, path, screen: Content }: GuardedScreenProps) => (
  <ResourceContextProvider value={section.name}>
    <CanAccess
      resource={accessKey(section, path)}
      action={path.split('/')[0] || 'list'}
      loading={<RouteProgress />}
      accessDenied={section.denied ? <section.denied /> : <AccessDenied title={section.label} />}
      error={<AccessDenied title={section.label} />}
    >
      <Known>
        <Content />
      </Known>
    </CanAccess>
  </ResourceContextProvider>
);

/** Ids are numbers: an address with another one names no record of any API. */
const Known = ({ children }: { children: ReactNode }) => {
  const { id = '1' } = useParams();

  return /^[1-9]\d{0,14}$/.test(id) ? children : <NotFound />;
};

/** A section below another one is found by its own name too. */
const ToOwnPath = () => {
  const toScreen = useToScreen();
  const { pathname, search } = useLocation();

  return <Navigate replace to={toScreen(pathname) + search} />;
};
