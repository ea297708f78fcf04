import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { RestSection } from '../../contract/rest';
import type { Rol } from '../../contract/roles';
import { type Declared, defineResource } from '../section/defineResource';
import type { Field } from '../section/field';
import { lazy } from '../section/lazy';
import type { Screen, Section } from '../section/Section';

type Load = () => Promise<{ default: ComponentType }>;

interface Screens<S = Load> {
  list?: S | false;
  create?: S | false;
  edit?: S | false;
  show?: S;
}

/** A simple REST section, or the name and roles of another API style. */
type Contract = RestSection | { name: string; access: readonly Rol[] };

interface Options<T extends RaRecord>
  extends Omit<Section<T>, 'name' | 'access' | 'rest' | 'fields' | 'screens' | 'denied'>,
    Pick<Declared<T>, 'fields'> {
  /** false removes a generated screen. */
  screens?: Screens;
  routes?: Readonly<Record<string, Load>>;
  /** For roles outside `access`, instead of the refusal. */
  denied?: Load;
}

const PATHS = { list: '', create: 'create', edit: 'edit/:id', show: 'show/:id' } as const;

/** The sections share these, so each of them loads once. */
const GENERATED: Screens<Screen> = {
  list: lazy(() => import('../views/generated/GeneratedList')),
  create: lazy(() => import('../views/generated/GeneratedCreate')),
  edit: lazy(() => import('../views/generated/GeneratedEdit')),
};

const importar = lazy(() => import('../features/import/ImportScreen'));

const HUB: Screens<Screen> = { list: lazy(() => import('../views/Hub')) };

/** Takes effect once it is listed in resources/index.ts. */
export const defineSection = <T extends RaRecord = RaRecord>(
  contract: Contract,
  { screens, routes = {}, denied, fields, ...options }: Options<T>,
): Section<T> => {
  const rest = 'calls' in contract ? contract : undefined;
  const { name, access } = contract;

  return {
    ...options,
    ...defineResource<T>({ ...options, fields, name, rest }),
    name,
    access,
    denied: denied && lazy(denied),
    help: rest?.imports ? { importar: 'importar', ...options.help } : options.help,
    screens: {
      ...(rest?.imports && { importar }),
      ...withPaths({ ...(rest && GENERATED), ...(options.cards && HUB), ...screens }),
      ...loaded(routes),
    } as Section['screens'],
  };
};

const withPaths = (screens: Screens<Load | Screen>): Record<string, Screen> =>
  loaded(
    Object.fromEntries(
      Object.entries(PATHS).flatMap(([name, path]) => {
        const screen = screens[name as keyof Screens];

        return screen ? [[path, screen]] : [];
      }),
    ),
  );

const loaded = (screens: Readonly<Record<string, Load | Screen>>): Record<string, Screen> =>
  Object.fromEntries(
    Object.entries(screens).map(([path, screen]) => [path, 'preload' in screen ? screen : lazy(screen)]),
  );

interface Adaptation<T extends RaRecord> extends Pick<Section<T>, 'provider' | 'filters' | 'history'> {
  screens?: Readonly<Record<string, false>>;
  fields?: Readonly<Record<string, Partial<Field>>>;
}

/** Adapts a section to a host: another provider, or fewer features. */
export const adaptSection = <T extends RaRecord>(
  section: Section<T>,
  { screens = {}, fields = {}, ...changes }: Adaptation<T>,
): Section<T> => ({
  ...section,
  ...changes,
  // Only our own API imports.
  rest: section.rest && changes.provider ? { ...section.rest, imports: undefined } : section.rest,
  screens: Object.fromEntries(
    Object.entries(section.screens).filter(
      ([path]) => !(path in screens) && !(changes.provider && path === 'importar'),
    ),
  ) as Section['screens'],
  // No role has access, so nothing links there either.
  screenAccess: {
    ...section.screenAccess,
    ...Object.fromEntries(Object.keys(screens).map((path) => [path.split('/')[0], []])),
  },
  fields: Object.fromEntries(
    Object.entries(section.fields ?? {}).map(([name, field]) => [name, { ...field, ...fields[name] }]),
  ),
});
