import type { ComponentType } from 'react';
import type { Usuario } from '../../contract/usuarios';

export interface Slots {
  /** On a phone, after the greeting. */
  appBarStart: { isCompact: boolean };
  appBar: { isCompact: boolean };
  userMenu: { isCompact: boolean; onClose: () => void };
  layout: object;
  banner: object;
  aside: object;
  heading: object;
  listActions: object;
  /** In each list with rows. */
  list: object;
  recordActions: object;
  /** Above the inputs of each form. `onFilled` remounts them: some read their value only on mount. */
  form: { place: string; onFilled: () => void };
  /** In each edit form. `onReload` replaces the input by the API's record. */
  edit: { onReload: () => void };
  notificaciones: { onGo: () => void };
  usuario: { usuario: Usuario; onChanged: (text: string) => void };
}

export interface Filler {
  slots?: { [Name in keyof Slots]?: ComponentType<Slots[Name]> };
}
