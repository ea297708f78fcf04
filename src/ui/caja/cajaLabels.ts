/** What the fields of a gasto or an ingreso are called. */
export const cajaLabels = {
  id: 'ID',
  fecha: 'FECHA',
  fk_usuario: 'ADMINISTRADOR',
  tipo: 'TIPO',
  descripcion: 'DESCRIPCIÓN',
  valor: 'VALOR',
  forma_pago: 'FORMA DE PAGO',
  comprobante: 'COMPROBANTE',
  estado: 'ESTADO',
  motivo_anulacion: 'MOTIVO DE LA ANULACIÓN',
};
