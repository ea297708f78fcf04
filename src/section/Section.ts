import type { ComponentType } from 'react';
import type { Profile } from '../../contract/auth';
import type { Rol } from '../../contract/roles';
import type { DataResource } from './defineResource';
import type { LazyComponent } from './lazy';

export type Screen = LazyComponent;

/** Menu, routes, guard, labels and data derive from it. */
export interface Section extends DataResource {
  /** Below /auth: its name, or 'configuracion/sorteos'. */
  path: string;
  label: string;
  icon: ComponentType;
  /** The API guards with the same list. */
  access: readonly Rol[];
  inMenu?: false;
  /** Pages or headings of docs/guia, by screen path; the list's is the default. */
  help?: Readonly<Record<string, string>>;
  denied?: Screen;
  /** Screens and actions for fewer roles; react-admin asks by `canAccess`. */
  screenAccess?: Record<string, readonly Rol[]>;
  /** Links to screens by path; the first screen is then a hub. */
  cards?: Readonly<Record<string, Card>>;
  /** The last word of the breadcrumb, by screen, if it is not the title. */
  crumbs?: Readonly<Record<string, string>>;
  /** The screen of one record; `edit` by default. */
  recordScreen?: string;
  /** The records that wait for this user; undefined if none ever do. Asked only of our own API. */
  queueOf?: (usuario: Profile) => Queue | undefined;
  /** Shown with each of its cards, and on the home of roles without a dashboard. */
  figures?: LazyComponent<FiguresProps>;
  /** The list of what waits, as the home of a role without a dashboard that has a queue here. */
  home?: LazyComponent;
  /** Works beside every page of those who open the section. */
  background?: LazyComponent;
  unsent?: Unsent;
  /** Stays open to a user who must replace the password that somebody else set. */
  setsOwnPassword?: true;
  screens: { '': Screen } & Record<string, Screen>;
}

export interface Queue {
  /** 'por pagar' */
  words: string;
  /** Finds these records in the section's list. */
  filter: Readonly<Record<string, unknown>>;
  /** The user goes from record to record by «Siguiente pendiente», oldest first. */
  isWalked?: boolean;
}

/** Input that the screens of a section keep and send themselves. */
export interface Unsent {
  /** Each begins keys of the browser's storage; the id of the user follows. */
  keys: readonly string[];
  /** Says, without a connection, when the input is sent. */
  text: string;
}

export interface FiguresProps {
  /** The path of a card; none on the home. */
  card?: string;
}

export interface Card {
  title: string;
  page: string;
  text: string;
}
