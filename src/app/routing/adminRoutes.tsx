import type { ReactElement } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { capitalized, nounOf } from '../../format/noun';
import type { DataResource } from '../../resources/defineResource';
import type { Screen, Section } from '../../resources/defineSection';
import type { SectionOptions } from '../../ui/fields/useSectionOptions';
import { sectionPath } from '../../ui/page/sectionPath';
import { Exact, GuardedScreen, ToOwnPath } from './GuardedScreen';
import { NotFound } from './NotFound';

/** What react-admin's Admin holds: a Resource for each section and for data without screens, and the index of /auth. */
export const adminRoutes = (
  sections: readonly Section[],
  resources: readonly DataResource[],
): ReactElement[] => [
  <CustomRoutes key="index">
    <Route path="/" element={<Navigate to={sectionPath('dashboard')} replace />} />
  </CustomRoutes>,
  ...sections.flatMap((section) =>
    section.path ? atOwnPath(section, sections) : [atName(section, sections)],
  ),
  ...resources.map(({ name, recordRepresentation, ...options }) => (
    <Resource key={name} name={name} recordRepresentation={recordRepresentation} options={options}>
      <Route path="*" element={<NotFound />} />
    </Resource>
  )),
];

const atName = (section: Section, sections: readonly Section[]) => {
  const { '': List, ...screens } = section.screens;

  return (
    <Resource
      {...definitionOf(section, sections)}
      key={section.name}
      list={
        <Exact>
          <GuardedScreen section={section} path="" screen={List} />
        </Exact>
      }
    >
      {routesOf(section, screens)}
    </Resource>
  );
};

/** A section below another one: react-admin knows it by its name, from where its own addresses are found. */
const atOwnPath = (section: Section, sections: readonly Section[]) => [
  <Resource {...definitionOf(section, sections)} key={section.name} list={<ToOwnPath />} />,
  <CustomRoutes key={section.path}>{routesOf(section, section.screens, section.path)}</CustomRoutes>,
];

const routesOf = (section: Section, screens: Record<string, Screen>, above?: string) =>
  Object.entries(screens).map(([path, screen]) => (
    <Route
      key={path}
      path={[above, path].filter(Boolean).join('/')}
      element={<GuardedScreen section={section} path={path} screen={screen} />}
    />
  ));

const definitionOf = (section: Section, sections: readonly Section[]) => ({
  name: section.name,
  icon: section.icon,
  hasCreate: 'create' in section.screens,
  hasEdit: 'edit/:id' in section.screens,
  recordRepresentation: section.recordRepresentation ?? nameOf(section),
  options: optionsOf(section, sections),
});

const nameOf = ({ singular }: Section) =>
  singular && (({ id }: { id: unknown }) => `${capitalized(nounOf(singular).word)} ${id}`);

const optionsOf = (section: Section, sections: readonly Section[]): SectionOptions => {
  const {
    label,
    singular,
    rest,
    path = section.name,
    inMenu,
    fields = {},
    filters,
    history,
    screens,
    access,
    screenAccess,
  } = section;
  const above = sections.find(({ name }) => path.startsWith(`${name}/`));

  return {
    label,
    singular,
    rest,
    fields: fields as SectionOptions['fields'],
    access: screenAccess?.edit ?? access,
    filters,
    history,
    imports: 'importar' in screens ? section.imports : undefined,
    menuPath: inMenu === false ? undefined : sectionPath(path),
    preload: (screen) => section.screens[screen]?.preload?.(),
    parent: above && { label: above.label, to: sectionPath(above.path ?? above.name) },
  };
};
