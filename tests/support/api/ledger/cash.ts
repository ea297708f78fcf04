import type { Books } from './books';

export interface Cash {
  fk_usuario: number;
  fecha: string;
  columna: string;
  /** Signed cents. */
  valor: number;
  fk_vendedor?: number | null;
}

/** A second implementation of the ledger, to compare with the one in SQL. */
export const cashOf = (books: Books): Cash[] => [
  ...books.ventas
    .filter(({ estado }) => estado === 'C')
    .flatMap((venta) => [
      { ...venta, columna: 'ventas', valor: venta.total ?? 0 },
      { ...venta, columna: 'comision', valor: -(venta.comision ?? 0) },
    ]),
  ...books.premios
    .filter(({ estado }) => estado === 'PAGADO')
    .map((premio) => ({
      ...premio,
      columna: 'premios',
      fecha: premio.fecha_pago ?? '',
      valor: -premio.valor,
    })),
  ...books.gastos.filter(isInForce).map((gasto) => ({ ...gasto, columna: 'gastos', valor: -gasto.valor })),
  ...books.ingresos.filter(isInForce).map((ingreso) => ({ ...ingreso, columna: 'ingresos' })),
  ...books.depositos
    .filter(({ estado }) => estado === 'D')
    .map(({ fk_usuario, fecha_resolucion, tipo, valor }) =>
      tipo === 'RECIBIR'
        ? { fk_usuario, fecha: fecha_resolucion ?? '', columna: 'dep_recibidos', valor }
        : { fk_usuario, fecha: fecha_resolucion ?? '', columna: 'dep_entregados', valor: -valor },
    ),
  ...books.transferencias.flatMap(({ fecha, fk_usuario_origen, fk_usuario_destino, valor }) => [
    { fk_usuario: fk_usuario_origen, fecha, columna: 'transf_neta', valor: -valor },
    { fk_usuario: fk_usuario_destino, fecha, columna: 'transf_neta', valor },
  ]),
  ...books.prestamos
    .filter(({ estado }) => estado !== 'X')
    .map((prestamo) => ({ ...prestamo, columna: 'prestamos', valor: -prestamo.valor })),
  ...books.abonos
    .filter(isInForce)
    .filter(({ origen }) => origen === 'CAJA')
    .map((abono) => ({ ...abono, columna: 'abonos', fk_vendedor: null })),
  ...books.nominas.map(({ fk_usuario, fecha_final, base = 0 }) => ({
    fk_usuario,
    fecha: fecha_final,
    columna: 'nomina',
    valor: -base,
  })),
  ...books.detalle_nominas.flatMap(({ fk_nomina, fecha_ajuste, descuentos = 0, otros_ingresos = 0 }) => {
    const { fk_usuario } = books.nominas[fk_nomina - 1] ?? { fk_usuario: 0 };

    return fecha_ajuste
      ? [{ fk_usuario, fecha: fecha_ajuste, columna: 'nomina', valor: descuentos - otros_ingresos }]
      : [];
  }),
];

const isInForce = ({ estado }: { estado: string }) => estado === 'A';

export const sumOf = (cash: readonly Cash[], which: (row: Cash) => boolean): number =>
  cash.filter(which).reduce((sum, { valor }) => sum + valor, 0);
