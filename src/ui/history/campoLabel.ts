/** What the history calls the fields of all sections; heads of lists are shorter, or name what the column shows. */
const LABELS: Readonly<Record<string, string>> = {
  abono: 'Abono',
  ambito: 'Ámbito',
  apellido: 'Apellido',
  banco: 'Banco',
  cedula: 'Cédula',
  cifras: 'Cifras',
  codigo: 'Código',
  colilla: 'Colilla',
  colillas: 'Colillas',
  comision: 'Comisión',
  comprobante: 'Comprobante',
  concepto: 'Concepto',
  cuenta_bancaria: 'Cuenta bancaria',
  cuotas: 'Cuotas',
  descripcion: 'Descripción',
  descuentos: 'Descuentos',
  dias: 'Días',
  direccion: 'Dirección',
  estado: 'Estado',
  fecha: 'Fecha',
  fecha_final: 'Fecha final',
  fecha_original: 'Fecha original',
  fecha_pago: 'Fecha de pago',
  fecha_resolucion: 'Fecha de resolución',
  fecha_revision: 'Fecha de revisión',
  fk_nomina: 'Nomina',
  fk_prestamo: 'Préstamo',
  fk_sorteo: 'Sorteo',
  fk_usuario: 'Administrador',
  fk_usuario_beneficiario: 'Usuario beneficiario',
  fk_usuario_destino: 'Destino',
  fk_usuario_origen: 'Origen',
  fk_usuario_pago: 'Pagado por',
  fk_usuario_principal: 'Usuario principal',
  fk_usuario_resolucion: 'Resuelto por',
  fk_usuario_revisor: 'Revisor',
  fk_usuario_sumador: 'Sumador',
  fk_vendedor: 'Promotor',
  forma_pago: 'Forma de pago',
  hora_cierre: 'Hora de cierre',
  hora_sorteo: 'Hora del sorteo',
  imagen: 'Imagen',
  juega_feriado: 'Juega en feriados',
  motivo: 'Motivo',
  motivo_anulacion: 'Motivo de la anulación',
  motivo_rechazo: 'Motivo del rechazo',
  nombre: 'Nombre',
  observacion: 'Observación',
  origen: 'Origen',
  otros_ingresos: 'Otros ingresos',
  paga: 'Paga',
  porcentaje: 'Porcentaje',
  rol: 'Rol',
  saldo: 'Saldo',
  sueldo_fijo: 'Sueldo fijo',
  telefono: 'Teléfono',
  tipo: 'Tipo',
  total: 'Total',
  valor: 'Valor',
  valor_cuota: 'Valor de la cuota',
};

/** What a change calls its field: a word where one is known, else the name itself; 'total de Ana Paz' is a line's. */
export const campoLabel = (campo: string): string => {
  const [field, ...of] = campo.split(' ');

  return [LABELS[field ?? ''] ?? spelled(field ?? ''), ...of].join(' ');
};

const spelled = (field: string) => {
  const words = field.replace(/^fk_/, '').replaceAll('_', ' ');

  return words.charAt(0).toUpperCase() + words.slice(1);
};
