import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Fields } from '../../contract/field';
import type { RestSection } from '../../contract/rest';
import type { Rol } from '../../contract/roles';
import type { Dialect } from '../dataProvider';
import type { Declaration } from '../section/declaration';
import { type Contract, defineResource } from '../section/defineResource';
import type { Looks } from '../section/field';
import { lazy } from '../section/lazy';
import type { FiguresProps, Screen, Section } from '../section/Section';

type Load<P = object> = () => Promise<{ default: ComponentType<P> }>;

interface Screens<S = Load> {
  list?: S | false;
  create?: S | false;
  edit?: S | false;
}

interface SectionDeclaration<C, Own>
  extends Declaration<C, Own>,
    Pick<
      Section,
      | 'icon'
      | 'inMenu'
      | 'help'
      | 'screenAccess'
      | 'cards'
      | 'crumbs'
      | 'recordScreen'
      | 'queueOf'
      | 'unsent'
      | 'setsOwnPassword'
    > {
  label: string;
  /** Below /auth, if not the name: 'configuracion/sorteos'. */
  path?: string;
  /** false removes a generated screen. */
  screens?: Screens;
  routes?: Readonly<Record<string, Load>>;
  /** Figures of this week for its cards and the home. */
  figures?: Load<FiguresProps>;
  /** The home of roles without a dashboard that have a queue here. */
  home?: Load;
  /** Works beside every page of those who open the section. */
  background?: Load;
  /** For roles that may not open the section, instead of the refusal. */
  denied?: Load;
}

/** The sections share these, so each of them loads once. */
const GENERATED: Screens<Screen> = {
  list: lazy(() => import('../views/generated/GeneratedList')),
  create: lazy(() => import('../views/generated/GeneratedCreate')),
  edit: lazy(() => import('../views/generated/GeneratedEdit')),
};

const importar = lazy(() => import('../features/import/ImportScreen'));

const HUB: Screens<Screen> = { list: lazy(() => import('../views/Hub')) };

/** Takes effect once it is listed in resources/index.ts. */
export const defineSection = <
  C extends RestSection | (Contract & { access: readonly Rol[] }),
  const Own extends Fields = Record<never, never>,
>(
  contract: C,
  { screens, routes = {}, figures, home, background, denied, ...options }: SectionDeclaration<C, Own>,
): Section => {
  const resource = defineResource(contract, options);
  const isImported = resource.rest?.imports !== undefined;
  const access = accessOf(contract);
  const {
    icon,
    label,
    inMenu,
    help,
    screenAccess,
    cards,
    crumbs,
    recordScreen,
    queueOf,
    unsent,
    setsOwnPassword,
  } = options;
  const { list, create, edit }: Screens<Load | Screen> = {
    ...(resource.rest && GENERATED),
    ...(cards && HUB),
    ...screens,
  };

  return {
    icon,
    path: options.path ?? contract.name,
    inMenu,
    cards,
    crumbs,
    recordScreen,
    queueOf,
    unsent,
    setsOwnPassword,
    ...resource,
    label,
    ...access,
    screenAccess: { ...access.screenAccess, ...screenAccess },
    figures: figures && lazy(figures),
    home: home && lazy(home),
    background: background && lazy(background),
    denied: denied && lazy(denied),
    help: isImported ? { importar: 'importar', ...help } : help,
    screens: loaded({
      importar: isImported && importar,
      '': list,
      create,
      'edit/:id': edit,
      ...routes,
    }) as Section['screens'],
  };
};

/** The calls of a simple REST section say who reads and who creates. */
const accessOf = (
  contract: RestSection | { access: readonly Rol[] },
): Pick<Section, 'access' | 'screenAccess'> => {
  if ('access' in contract) return { access: contract.access };
  const { readers, creators } = contract;

  return { access: readers, screenAccess: { create: creators, importar: creators } };
};

const loaded = (screens: Readonly<Record<string, Load | Screen | false | undefined>>) =>
  Object.fromEntries(
    Object.entries(screens).flatMap(([path, screen]): [string, Screen][] =>
      screen ? [[path, 'preload' in screen ? screen : lazy(screen)]] : [],
    ),
  );

interface Adaptation<T extends RaRecord> extends Pick<Section, 'history'> {
  provider?: Dialect<T>;
  /** Filters that the host lacks; `q` is the search. */
  filters?: Readonly<Record<string, false>>;
  screens?: Readonly<Record<string, false>>;
  /** false leaves a field out of all screens. */
  fields?: Readonly<Record<string, Looks | false>>;
}

/** Adapts a section to a host: another provider, or fewer features. */
export const adaptSection = <T extends RaRecord>(
  section: Section,
  { screens = {}, fields = {}, filters = {}, provider, history }: Adaptation<T>,
): Section => {
  const isServed = (name: string) => fields[name] !== false;
  // Only our own API imports.
  const gone = [...Object.keys(screens), ...(provider ? ['importar'] : [])];

  return {
    ...section,
    provider: provider ?? section.provider,
    history: history ?? section.history,
    unserved: Object.keys(filters),
    rest: section.rest && provider ? { ...section.rest, imports: undefined } : section.rest,
    screens: Object.fromEntries(
      Object.entries(section.screens).filter(([path]) => !gone.includes(path)),
    ) as Section['screens'],
    // No role has access, so nothing links there either.
    screenAccess: {
      ...section.screenAccess,
      ...Object.fromEntries(Object.keys(screens).map((path) => [path.split('/')[0], []])),
    },
    list: section.list.filter(isServed),
    filters: section.filters.filter(({ source }) => isServed(source)),
    form: section.form.filter(isServed),
    facts: section.facts.filter(isServed),
    fields: Object.fromEntries(
      Object.entries(section.fields)
        .filter(([name]) => isServed(name))
        .map(([name, field]) => [name, { ...field, ...fields[name] }]),
    ),
  };
};
