import type { ComponentType } from 'react';
import type { Usuario } from '../../../contract/usuarios';

/** The places that features and sections can fill, with the props of each. */
export interface Slots {
  /** Before the greeting, on a phone after it. */
  appBarStart: { isPhone: boolean };
  appBar: { isPhone: boolean };
  userMenu: { isPhone: boolean; onClose: () => void };
  layout: object;
  banner: object;
  aside: object;
  heading: object;
  listActions: object;
  /** Once in each list whose rows are shown. */
  list: object;
  recordActions: object;
  /** Above the inputs of each form; `onFilled` draws them again, as some read their value only on mount. */
  form: { place: string; onFilled: () => void };
  /** Once in each form that changes a record; `onReload` replaces what is written by what the API says now. */
  edit: { onReload: () => void };
  /** Above the notifications; `onGo` closes them. */
  notificaciones: { onGo: () => void };
  usuario: { usuario: Usuario; onChanged: (text: string) => void };
}

export interface Filler {
  slots?: { [Name in keyof Slots]?: ComponentType<Slots[Name]> };
}
