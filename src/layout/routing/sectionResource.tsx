import type { ReactElement } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { capitalized, nounOf } from '../../format/noun';
import type { Screen, Section } from '../../section/Section';
import { recordScreenOf } from '../../section/sectionRouter';
import { Exact, GuardedScreen, ToOwnPath } from './GuardedScreen';

export const sectionResource = (section: Section): ReactElement[] => {
  const { name, icon, path, screens, recordRepresentation = nameOf(section) } = section;
  const definition = {
    name,
    icon,
    recordRepresentation,
    options: section,
    hasCreate: 'create' in screens,
    hasEdit: recordScreenOf(section) !== undefined,
    hasShow: 'show/:id' in screens,
  };
  // react-admin finds a nested section only by its name.
  if (path !== name)
    return [
      <Resource {...definition} key={name} list={<ToOwnPath />} />,
      <CustomRoutes key={path}>{routesOf(section, screens, path)}</CustomRoutes>,
    ];

  const { '': List, ...others } = screens;
  const list = (
    <Exact>
      <GuardedScreen section={section} path="" screen={List} />
    </Exact>
  );

  return [
    <Resource {...definition} key={name} list={list}>
      {routesOf(section, others)}
    </Resource>,
  ];
};

const routesOf = (section: Section, screens: Record<string, Screen>, above?: string) =>
  Object.entries(screens).map(([path, screen]) => (
    <Route
      key={path}
      path={[above, path].filter(Boolean).join('/')}
      element={<GuardedScreen section={section} path={path} screen={screen} />}
    />
  ));

const nameOf = ({ singular }: Section) =>
  singular && (({ id }: { id: unknown }) => `${capitalized(nounOf(singular).word)} ${id}`);
