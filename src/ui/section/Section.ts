import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Imports } from '../../../contract/rest';
import type { Rol } from '../../../contract/roles';
import type { DataResource } from './defineResource';
import type { LazyComponent } from './lazy';
import type { Filler } from './slots';

/** A screen of a section, loaded when it is first opened. */
export type Screen = LazyComponent;

/** Everything the shell needs to know of a section: menu, routes, guard, labels and data derive from it. */
export interface Section<T extends RaRecord = RaRecord> extends DataResource<T>, Filler {
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
  /** The ways on from its first screen, which is a hub then. */
  cards?: readonly Card[];
  /** For who has no connection. */
  kept?: Kept;
  /** By path below the section's own. */
  screens: { '': Screen } & Record<string, Screen>;
}

export interface Card {
  title: string;
  /** The title of the screen it leads to, whose path stands below the section's own. */
  page: string;
  path: string;
  text: string;
}

/** Records that this browser keeps. */
export interface Kept {
  /** Unfinished ones of a user, the newest first; of each whether a part of it was never sent. */
  drafts: (usuario: number) => readonly { to: string; text: string; isUnsent: boolean }[];
  /** One of them, or a record that it refers to. */
  record: (usuario: number, resource: string, id: number) => RaRecord | undefined;
}
