import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Imports } from '../../contract/rest';
import type { Rol } from '../../contract/roles';
import type { Field } from '../ui/fields/field';
import type { DataResource } from './defineResource';
import { type LazyComponent, lazy } from './lazy';

/** A screen of a section, loaded when it is first opened. */
export type Screen = LazyComponent;

/** Everything the shell needs to know of a section: menu, routes, guard, labels and data derive from it. */
export interface Section<T extends RaRecord = RaRecord> extends DataResource<T> {
  /** Under /auth, where it differs from the name: 'configuracion/sorteos'. */
  path?: string;
  label: string;
  icon: ComponentType;
  /** From the contract: the API guards with the same list. */
  access: readonly Rol[];
  inMenu?: false;
  /** What the guide says of a screen, by its path, those without a line as of the list: a page of docs/guia, or a heading of it. */
  help?: Readonly<Record<string, string>>;
  /** What a role outside `access` sees in place of the refusal. */
  denied?: Screen;
  /** Screens, by path, and actions that are for fewer roles than the section; react-admin asks by `canAccess`. */
  screenAccess?: Record<string, readonly Rol[]>;
  /** What tells whether a row of a spreadsheet is a record already; the contract's, where there is one. */
  imports?: Imports;
  /** By path below the section's own. */
  screens: { '': Screen } & Record<string, Screen>;
}

interface Declared<T extends RaRecord> extends Omit<Section<T>, 'screens' | 'name' | 'access'> {
  /** The contract's, where there is one. */
  name?: string;
  access?: readonly Rol[];
  /** What is written out; a section with a contract has its list and forms generated from its fields, but for the false ones. */
  screens?: Record<string, Screen | false>;
}

const GENERATED: Record<string, Screen> = {
  '': lazy(() => import('../domain/generated/GeneratedList')),
  create: lazy(() => import('../domain/generated/GeneratedCreate')),
  'edit/:id': lazy(() => import('../domain/generated/GeneratedEdit')),
};

const IMPORTED: Record<string, Screen> = {
  importar: lazy(() => import('../domain/import/ImportScreen')),
};

/** Declares a section; adding it to resources/index.ts puts it to work. */
export const defineSection = <T extends RaRecord = RaRecord>(section: Declared<T>): Section<T> => {
  const { rest, imports = rest?.imports } = section;

  return {
    ...section,
    imports,
    name: section.name ?? rest?.name ?? '',
    access: section.access ?? rest?.access ?? [],
    help: { ...(imports && { importar: 'importar' }), ...section.help },
    screens: withoutFalse({ ...(rest && GENERATED), ...(imports && IMPORTED), ...section.screens }),
  };
};

const withoutFalse = (screens: Record<string, Screen | false>) =>
  Object.fromEntries(Object.entries(screens).filter(([, screen]) => screen)) as Section['screens'];

interface Adaptation<T extends RaRecord> extends Pick<Section<T>, 'provider' | 'filters' | 'history'> {
  screens?: Record<string, Screen | false>;
  /** What is said otherwise of a field. */
  fields?: { readonly [K in keyof T]?: Partial<Field> };
}

/** A section as one deployment has it: served by another provider, or without what its host lacks. */
export const adaptSection = <T extends RaRecord>(
  section: Section<T>,
  { screens: own = {}, fields = {}, ...changes }: Adaptation<T>,
): Section<T> => {
  // Only our own API takes files.
  const screens = changes.provider ? { importar: false as const, ...own } : own;

  return {
    ...section,
    ...changes,
    screens: withoutFalse({ ...section.screens, ...screens }),
    // Nobody's, so that no card leads there either.
    screenAccess: {
      ...section.screenAccess,
      ...Object.fromEntries(Object.keys(screens).flatMap((path) => (screens[path] ? [] : [[path, []]]))),
    },
    fields: Object.fromEntries(
      Object.entries(section.fields ?? {}).map(([name, field]) => [name, { ...field, ...fields[name] }]),
    ) as Section<T>['fields'],
  };
};
