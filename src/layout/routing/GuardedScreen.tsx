import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Navigate, ResourceContextProvider, useCanAccess, useTranslate } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { Title } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import type { Screen, Section } from '../../section/Section';
import { ErrorState } from '../../ui/base/ErrorState';
import { RouteProgress } from '../../ui/base/Loading';
import { State } from '../../ui/base/State';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { Breadcrumb } from '../Breadcrumb';
import { HomeLink } from './HomeLink';
import { NotFound } from './NotFound';

interface GuardedScreenProps {
  section: Section;
  path: string;
  screen: Screen;
}

/** A refused screen does not load, makes no call and keeps its address. */
export const GuardedScreen = ({ section, path, screen: Content }: GuardedScreenProps) => (
  <ResourceContextProvider value={section.name}>
    <Guard section={section} action={path.split('/')[0] || 'list'}>
      {isNumber(useParams().id) ? (
        <>
          <Breadcrumb path={path} />
          <Suspense fallback={<ScreenComing section={section} path={path} />}>
            <Content />
          </Suspense>
        </>
      ) : (
        <NotFound />
      )}
    </Guard>
  </ResourceContextProvider>
);

/** SPEC 2.5. A list takes its place below the line, so that the page is not empty. */
const ScreenComing = ({ section, path }: Pick<GuardedScreenProps, 'section' | 'path'>) => (
  <>
    <RouteProgress />
    {path === '' && 'create' in section.screens && (
      <>
        <Title title={section.label} />
        <Box aria-hidden>
          {section.filters.length > 0 && (
            <Skeleton variant="rounded" width={320} height={38} sx={{ maxWidth: '100%', mb: 1.5 }} />
          )}
          <TableSkeleton columns={section.list.length} />
        </Box>
      </>
    )}
  </>
);

const isNumber = (id = '1') => /^[1-9]\d{0,14}$/.test(id);

interface GuardProps {
  section: Section;
  action: string;
  children: ReactNode;
}

/** In place of CanAccess: a failed check offers a retry. */
const Guard = ({ section: { name, label, denied: Denied }, action, children }: GuardProps) => {
  const { canAccess, error, isPending, refetch } = useCanAccess({ resource: name, action });
  const refusal = useTranslate()('ra.message.access_denied');
  if (isPending) return <RouteProgress />;
  if (canAccess) return children;
  if (!error && Denied) return <Denied />;

  return (
    <>
      <Title title={label} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <State icon={LockIcon} severity="warning" action={<HomeLink />}>
          {refusal}
        </State>
      )}
    </>
  );
};

/** react-admin would show a list at any unknown address below it. */
export const Exact = ({ children }: { children: ReactNode }) =>
  useParams()['*'] === '' ? children : <NotFound />;

/** A nested section can also be opened by its own name: the router knows where it is. */
export const ToOwnPath = () => {
  const { pathname, search } = useLocation();

  return <Navigate replace to={{ pathname, search }} />;
};
