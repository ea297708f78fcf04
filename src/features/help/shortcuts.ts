/** The key of react-admin's store that is true while the keys are shown. */
export const ATAJOS = 'atajos.open';

export interface Shortcut {
  /** Pressed together; Ctrl is shown as ⌘ on a Mac. */
  keys: readonly string[];
  text: string;
}

export const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], text: 'Ir a una sección, una hoja o un registro' },
  { keys: ['Ctrl', 'S'], text: 'Guardar el formulario' },
  { keys: ['?'], text: 'Ver estos atajos' },
  { keys: ['Enter'], text: 'Aceptar lo que se pregunta' },
  { keys: ['Esc'], text: 'Cerrar lo que está abierto' },
];

/** As the grid of colillas hears them. */
export const inColillas: readonly Shortcut[] = [
  { keys: ['Enter'], text: 'Pasar a lo siguiente; en un valor vacío repite el de arriba' },
  { keys: ['↑', '↓'], text: 'Ir a la fila de arriba o de abajo' },
  { keys: ['*'], text: 'Anular la colilla, o dejarla valer' },
  { keys: ['Ctrl', 'Supr'], text: 'Quitar la fila' },
  { keys: ['F8'], text: 'Ir a la siguiente fila por corregir' },
  { keys: ['Ctrl', 'S'], text: 'Guardar el borrador ahora' },
  { keys: ['Ctrl', 'Enter'], text: 'Cerrar la venta' },
];

export const inPictures: readonly Shortcut[] = [
  { keys: ['←', '→'], text: 'Ver la foto anterior o la siguiente' },
];
