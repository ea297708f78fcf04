import type { Identifier, RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Usuario } from '../../../contract/usuarios';

/** The places that features and sections can fill, with what each place hands on. */
export interface Slots {
  /** In the top bar, before the greeting and after it; a phone has no room before it. */
  appBarStart: { isPhone: boolean };
  appBar: { isPhone: boolean };
  /** In the user's own menu, below Ajustes and at its end. */
  userMenu: { isPhone: boolean; onClose: () => void };
  userMenuEnd: { isPhone: boolean; onClose: () => void };
  /** Once beside everything. */
  layout: object;
  /** Above each screen; why the server has not answered since the start. */
  banner: { unanswered?: 'offline' | 'slow' };
  /** At the right of each screen. */
  aside: object;
  /** Behind the title of a page. */
  heading: object;
  /** Beside the title of a list. */
  listActions: object;
  /** Once in each list whose rows are shown. */
  list: object;
  /** A record is open, under this title. */
  opened: { id: Identifier; title: string };
  /** Beside the title of a record, before what may be done with it. */
  recordInfo: { id: Identifier };
  /** Behind what may be done with the record around, on its screen or in its row. */
  recordActions: object;
  /** Above the inputs of each form; `onFilled` draws them again, as some read their value only on mount. */
  form: { place: string; onFilled: () => void };
  /** Once in each form that changes a record. */
  edit: {
    /** Shows the record as it is now, where nothing is written. */
    onNewer: (record: RaRecord) => void;
    /** Fills the page from what the API says now, in place of what is written. */
    onReload: () => void;
    /** Sets what is written beside what the API says now. */
    onCompare: (record: RaRecord) => void;
  };
  /** Above the notifications; `onGo` closes them. */
  notificaciones: { onGo: () => void };
  /** Beside a user of one's own staff; `onChanged` shows a message there. */
  usuario: { usuario: Usuario; onChanged: (text: string) => void };
}

/** Fills slots: a feature, or a section. */
export interface Filler {
  slots?: { [Name in keyof Slots]?: ComponentType<Slots[Name]> };
}
