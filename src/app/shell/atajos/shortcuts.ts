import { isMac } from './isMac';

export interface Shortcut {
  /** Pressed together. */
  keys: readonly string[];
  text: string;
}

const CTRL = isMac ? '⌘' : 'Ctrl';

export const everywhere: readonly Shortcut[] = [
  { keys: [CTRL, 'K'], text: 'Ir a una sección, una hoja o un registro' },
  { keys: [CTRL, 'S'], text: 'Guardar el formulario' },
  { keys: ['?'], text: 'Ver estos atajos' },
  { keys: ['Intro'], text: 'Aceptar lo que se pregunta' },
  { keys: ['Esc'], text: 'Cerrar lo que está abierto' },
];

/** As the grid of colillas hears them. */
export const inColillas: readonly Shortcut[] = [
  { keys: ['Intro'], text: 'Pasar a lo siguiente; en un valor vacío repite el de arriba' },
  { keys: ['↑', '↓'], text: 'Ir a la fila de arriba o de abajo' },
  { keys: ['*'], text: 'Anular la colilla, o dejarla valer' },
  { keys: [CTRL, 'Supr'], text: 'Quitar la fila' },
  { keys: ['F8'], text: 'Ir a la siguiente fila por corregir' },
  { keys: [CTRL, 'S'], text: 'Guardar el borrador ahora' },
  { keys: [CTRL, 'Intro'], text: 'Cerrar la venta' },
];

export const inPictures: readonly Shortcut[] = [
  { keys: ['←', '→'], text: 'Ver la foto anterior o la siguiente' },
];
