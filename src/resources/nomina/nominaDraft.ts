/** What the person writes for a new nomina; "" for what is still open. */
export interface NominaDraft {
  fk_usuario: string;
  fecha: string;
  fecha_final: string;
  cuenta_bancaria: string;
}
