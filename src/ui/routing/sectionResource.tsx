import type { ReactElement } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { capitalized, nounOf } from '../../format/noun';
import type { Screen, Section } from '../section/Section';
import { sectionPath } from '../section/sectionPath';
import type { SectionOptions } from '../section/useSectionOptions';
import { Exact, GuardedScreen, ToOwnPath } from './GuardedScreen';

/** The Resource of a section, with the routes of its screens; one below another section has its routes there. */
export const sectionResource = (section: Section, sections: readonly Section[]): ReactElement[] =>
  section.path ? atOwnPath(section, sections) : [atName(section, sections)];

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
  hasShow: 'show/:id' in section.screens,
  recordRepresentation: section.recordRepresentation ?? nameOf(section),
  options: optionsOf(section, sections),
});

const nameOf = ({ singular }: Section) =>
  singular && (({ id }: { id: unknown }) => `${capitalized(nounOf(singular).word)} ${id}`);

const optionsOf = (section: Section, sections: readonly Section[]): SectionOptions => {
  const { name, path = name, inMenu, fields = {}, access, screenAccess, cards, screens } = section;
  // No way back to what not everybody here may open.
  const above = sections.find(
    (other) => path.startsWith(`${other.name}/`) && access.every((rol) => other.access.includes(rol)),
  );

  return {
    ...section,
    path,
    fields: fields as SectionOptions['fields'],
    access: screenAccess?.edit ?? access,
    cards: cards?.map((card) => ({ ...card, to: sectionPath(path, card.path) })),
    menuPath: inMenu === false ? undefined : sectionPath(path),
    preload: (screen) => screens[screen]?.preload?.(),
    parent: above && { label: above.label, to: sectionPath(above.path ?? above.name) },
  };
};
