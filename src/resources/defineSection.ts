import type { RaRecord } from 'ra-core';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { Rol } from '../../contract/roles';
import type { ResourceProvider } from '../dataProvider';
import type { Http } from '../http/http';

/** A screen of a section, loaded when it is first opened. */
export type Screen = LazyExoticComponent<ComponentType>;

/** Everything the shell needs to know of a section: menu, routes, guard, labels and data derive from it. */
export interface Section<T extends RaRecord = RaRecord> {
  /** Resource, i18n key and /api/{name}: 'nomina', 'sorteos'. */
  name: string;
  /** Under /auth, where it differs from the name: 'configuracion/sorteos'. */
  path?: string;
  label: string;
  icon: ComponentType;
  /** From the contract: the API guards with the same list. */
  access: readonly Rol[];
  /** Labels of the fields that screens show, by contract name. */
  fields: { readonly [K in keyof T]?: string };
  inMenu?: false;
  /** What a role outside `access` sees in place of the refusal. */
  denied?: Screen;
  /** Screens, by path, that fewer roles may open than the section. */
  screenAccess?: Record<string, readonly Rol[]>;
  /** By path below the section's own; none: a resource without screens. */
  screens?: { '': Screen } & Record<string, Screen>;
  /** None: plain REST under /api/{name}. */
  provider?: (http: Http) => ResourceProvider<T>;
}

/** Declares a section; adding it to resources/index.ts puts it to work. */
export const defineSection = <T extends RaRecord = RaRecord>(section: Section<T>): Section<T> => section;
