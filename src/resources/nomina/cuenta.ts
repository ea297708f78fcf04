/** The account given for the payment, else that of the person, else "Sin cuenta" (SPEC 2). */
export const cuentaOf = (given: string, { cuenta_bancaria }: { cuenta_bancaria: string }): string =>
  given.trim() || cuenta_bancaria.trim() || 'Sin cuenta';
