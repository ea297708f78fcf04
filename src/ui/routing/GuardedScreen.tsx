import Alert from '@mui/material/Alert';
import { ResourceContextProvider, useCanAccess, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Breadcrumb } from '../page/Breadcrumb';
import { ErrorState } from '../page/ErrorState';
import type { Screen, Section } from '../section/Section';
import { NotFound } from './NotFound';
import { RouteProgress } from './RouteProgress';
import { useToScreen } from './sectionRouter';

interface GuardedScreenProps {
  section: Section;
  path: string;
  screen: Screen;
}

/** Asks before it mounts: a refused screen is neither loaded nor makes a call, and its address stays. */
export const GuardedScreen = ({ section, path, screen: Content }: GuardedScreenProps) => (
  <ResourceContextProvider value={section.name}>
    <Guard section={section} action={path.split('/')[0] || 'list'}>
      <WithNumericId>
        <Breadcrumb path={path} />
        <Content />
      </WithNumericId>
    </Guard>
  </ResourceContextProvider>
);

interface GuardProps {
  section: Section;
  action: string;
  children: ReactNode;
}

/** In place of react-admin's CanAccess: what could not be found out is no refusal, and can be asked again. */
const Guard = ({ section, action, children }: GuardProps) => {
  const { canAccess, error, isPending, refetch } = useCanAccess({ resource: section.name, action });
  if (isPending) return <RouteProgress />;
  if (canAccess) return children;
  if (!error) return section.denied ? <section.denied /> : <AccessDenied title={section.label} />;

  return (
    <>
      <Title title={section.label} />
      <ErrorState error={error} onRetry={() => void refetch()} />
    </>
  );
};

/** In place of react-admin's AccessDenied: says which section is refused, in the place where it would stand. */
const AccessDenied = ({ title }: { title: string }) => {
  const translate = useTranslate();

  return (
    <>
      <Title title={title} />
      <Alert severity="warning">{translate('ra.message.access_denied')}</Alert>
    </>
  );
};

/** Ids are numbers: an address with another one names no record of any API. */
const WithNumericId = ({ children }: { children: ReactNode }) => {
  const { id = '1' } = useParams();

  return /^[1-9]\d{0,14}$/.test(id) ? children : <NotFound />;
};

/** react-admin shows a list at every address below its own that leads nowhere else. */
export const Exact = ({ children }: { children: ReactNode }) =>
  useParams()['*'] === '' ? children : <NotFound />;

/** A section below another one is found by its own name too. */
export const ToOwnPath = () => {
  const toScreen = useToScreen();
  const { pathname, search } = useLocation();

  return <Navigate replace to={toScreen(pathname) + search} />;
};
