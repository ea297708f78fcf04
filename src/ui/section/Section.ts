import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Rol } from '../../../contract/roles';
import type { DataResource } from './defineResource';
import type { LazyComponent } from './lazy';
import type { Filler } from './slots';

export type Screen = LazyComponent;

/** A resource with screens: menu, routes, guard, labels and data derive from it. */
export interface Section<T extends RaRecord = RaRecord> extends DataResource<T>, Filler {
  /** Under /auth, where it differs from the name: 'configuracion/sorteos'. */
  path?: string;
  label: string;
  icon: ComponentType;
  /** From the contract: the API guards with the same list. */
  access: readonly Rol[];
  inMenu?: false;
  /** Pages of docs/guia, or headings of one, by the path of a screen; the list's for the others. */
  help?: Readonly<Record<string, string>>;
  /** For a role outside `access`, in place of the refusal. */
  denied?: Screen;
  /** Screens, by path, and actions that are for fewer roles than the section; react-admin asks by `canAccess`. */
  screenAccess?: Record<string, readonly Rol[]>;
  /** The ways on from its first screen, which is a hub then: screens by their path. */
  cards?: Readonly<Record<string, Card>>;
  /** By path below the section's own. */
  screens: { '': Screen } & Record<string, Screen>;
}

export interface Card {
  title: string;
  page: string;
  text: string;
}
