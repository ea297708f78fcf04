/** The text after an upload, whatever the body of the answer says (SPEC 7). */
export const CARGADO = 'Comprobante actualizado correctamente';
