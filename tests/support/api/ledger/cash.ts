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
  ...books.detalle_nominas.flatMap(({ fk_nomina, fecha_ajuste, ...line }) =>
    fecha_ajuste ? [{ ...ofNomina(books, fk_nomina), fecha: fecha_ajuste, valor: ownOf(line) }] : [],
  ),
  ...books.ajustes_nomina.flatMap(({ fk_detalle, fecha, valor, estado }) => {
    const line = books.detalle_nominas[(fk_detalle ?? 0) - 1];

    return line && fecha && estado === 'A'
      ? [{ ...ofNomina(books, line.fk_nomina), fecha, valor: -valor }]
      : [];
  }),
];

const ofNomina = ({ nominas }: Books, id: number) => ({
  fk_usuario: nominas[id - 1]?.fk_usuario ?? 0,
  columna: 'nomina',
});

/** What the upload of a line changed, without its ajustes. */
const ownOf = ({ descuentos = 0, otros_ingresos = 0, ajuste_descuentos = 0, ajuste_ingresos = 0 }: Amounts) =>
  descuentos - ajuste_descuentos - (otros_ingresos - ajuste_ingresos);

type Amounts = Partial<
  Record<'descuentos' | 'otros_ingresos' | 'ajuste_descuentos' | 'ajuste_ingresos', number | undefined>
>;

const isInForce = ({ estado }: { estado: string }) => estado === 'A';

export const sumOf = (cash: readonly Cash[], which: (row: Cash) => boolean): number =>
  cash.filter(which).reduce((sum, { valor }) => sum + valor, 0);
