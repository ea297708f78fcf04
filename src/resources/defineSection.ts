import type { RaRecord } from 'ra-core';
import type { Rol } from '../../contract/roles';
import type { Field } from '../ui/fields/field';
import { describeFields } from '../ui/section/describeFields';
import { lazy } from '../ui/section/lazy';
import type { Screen, Section } from '../ui/section/Section';

interface Declared<T extends RaRecord> extends Omit<Section<T>, 'screens' | 'name' | 'access'> {
  /** The contract's, where there is one. */
  name?: string;
  access?: readonly Rol[];
  /** Screens of its own. A section with a contract has a generated list and forms, except the false ones. */
  screens?: Record<string, Screen | false>;
}

const GENERATED: Record<string, Screen> = {
  '': lazy(() => import('../domain/generated/GeneratedList')),
  create: lazy(() => import('../domain/generated/GeneratedCreate')),
  'edit/:id': lazy(() => import('../domain/generated/GeneratedEdit')),
};

const HUB: Record<string, Screen> = { '': lazy(() => import('../ui/page/Hub')) };

/** Declares a section; adding it to resources/index.ts puts it to work. */
export const defineSection = <T extends RaRecord = RaRecord>(section: Declared<T>): Section<T> => {
  const { rest } = section;

  return {
    ...section,
    ...(rest && { fields: describeFields(section.fields ?? {}, rest) }),
    imports: section.imports ?? rest?.imports,
    name: section.name ?? rest?.name ?? '',
    access: section.access ?? rest?.access ?? [],
    screens: withoutFalse({ ...(rest && GENERATED), ...(section.cards && HUB), ...section.screens }),
  };
};

const withoutFalse = (screens: Record<string, Screen | false>) =>
  Object.fromEntries(Object.entries(screens).filter(([, screen]) => screen)) as Section['screens'];

interface Adaptation<T extends RaRecord> extends Pick<Section<T>, 'provider' | 'filters' | 'history'> {
  screens?: Record<string, Screen | false>;
  /** Changes of a field. */
  fields?: { readonly [K in keyof T]?: Partial<Field> };
}

/** A section as one deployment has it: served by another provider, or without what its host lacks. */
export const adaptSection = <T extends RaRecord>(
  section: Section<T>,
  { screens = {}, fields = {}, ...changes }: Adaptation<T>,
): Section<T> => ({
  ...section,
  ...changes,
  // Only our own API takes files.
  imports: changes.provider ? undefined : section.imports,
  screens: withoutFalse({ ...section.screens, ...screens }),
  // Nobody's, so that no card leads there either.
  screenAccess: {
    ...section.screenAccess,
    ...Object.fromEntries(Object.keys(screens).flatMap((path) => (screens[path] ? [] : [[path, []]]))),
  },
  fields: Object.fromEntries(
    Object.entries(section.fields ?? {}).map(([name, field]) => [name, { ...field, ...fields[name] }]),
  ) as Section<T>['fields'],
});
