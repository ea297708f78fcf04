import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { negocioOfPage, shownName } from './http/negocio';
import { Layout } from './layout/Layout';
import { NotFound } from './layout/routing/NotFound';
import { AppError } from './layout/routing/ScreenError';
import { sectionResource } from './layout/routing/sectionResource';
import type { Providers } from './providers';
import { BASENAME, HOME } from './section/addresses';
import { sectionRouter, ToScreenContext } from './section/sectionRouter';
import { FullScreenSpinner } from './ui/base/Loading';
import { watchReturns } from './ui/base/polling';

watchReturns();

export const App = ({ sections, resources, toScreen, ...providers }: Providers) => (
  <ToScreenContext value={toScreen}>
    <Admin
      {...providers}
      title={shownName(negocioOfPage())}
      basename={BASENAME}
      routerProvider={sectionRouter}
      layout={Layout}
      notification={Nothing}
      loading={FullScreenSpinner}
      catchAll={NotFound}
      error={AppError}
      loginPage={false}
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/" element={<Navigate to={HOME} replace />} />
      </CustomRoutes>
      {sections.map(sectionResource)}
      {resources.map(({ name, recordRepresentation, ...options }) => (
        <Resource key={name} name={name} recordRepresentation={recordRepresentation} options={options}>
          <Route path="*" element={<NotFound />} />
        </Resource>
      ))}
    </Admin>
  </ToScreenContext>
);

const Nothing = () => null;
