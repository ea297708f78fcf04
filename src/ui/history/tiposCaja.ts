const LABELS: Readonly<Record<string, string>> = {
  arriendo: 'Arriendo',
  servicios: 'Servicios',
  transporte: 'Transporte',
  suministros: 'Suministros',
  publicidad: 'Publicidad',
  aporte: 'Aporte',
  recuperacion: 'Recuperación',
  otros: 'Otros',
};

/** What a tipo of gastos or ingresos is called. */
export const tipoCajaLabelOf = (tipo: string): string => LABELS[tipo] ?? tipo;
