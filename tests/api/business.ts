import type { Insertable, Kysely } from 'kysely';
import type {
  DetalleNominas,
  Feriados,
  Nominas,
  Premios,
  Schema,
  Sorteos,
  Vendedores,
  Ventas,
} from '../../api/db/schema';

type Values<Table, Required extends keyof Insertable<Table> = never> = Partial<Insertable<Table>> &
  Pick<Insertable<Table>, Required>;

type Gastos = Schema['gastos'];
/** A gasto or an ingreso, by its tipos. */
type Caja<Tipo> = Omit<Insertable<Gastos>, 'tipo'> & { tipo: Tipo };
type NewCaja<Tipo> = Omit<Values<Gastos, 'fecha' | 'fk_usuario' | 'valor'>, 'tipo'> & { tipo: Tipo };

let made = 0;
const next = () => (made += 1);

/** Rows as the tables take them, where only what matters is said. */
export const make = {
  sorteo: (values: Values<Sorteos> = {}): Insertable<Sorteos> => ({
    ...{ nombre: `Sorteo ${next()}`, hora_sorteo: '21:00', hora_cierre: '20:30', dias: 'LMXJVSD' },
    ...{ cifras: 4, juega_feriado: 'S', estado: 'A', ...values },
  }),
  feriado: (values: Values<Feriados, 'fecha'>): Insertable<Feriados> => ({
    ...{ fecha_original: values.fecha, nombre: 'Feriado', ambito: 'N', estado: 'A', ...values },
  }),
  vendedor: (values: Values<Vendedores, 'fk_usuario'>): Insertable<Vendedores> => ({
    ...{
      codigo: `P-${next()}`,
      nombre: 'Promotor',
      apellido: `${made}`,
      cedula: String(made).padStart(10, '0'),
    },
    ...{ porcentaje: 1000, estado: 'A', ...values },
  }),
  venta: (
    values: Values<Ventas, 'fecha' | 'fk_sorteo' | 'fk_vendedor' | 'fk_usuario'>,
  ): Insertable<Ventas> => ({
    ...{ porcentaje: 1000, total: 0, comision: 0, fk_usuario_sumador: values.fk_usuario, estado: 'C' },
    motivo_anulacion: values.estado === 'X' ? 'Error' : '',
    ...values,
  }),
  premio: (
    values: Values<Premios, 'fecha' | 'fk_sorteo' | 'fk_vendedor' | 'fk_usuario' | 'valor' | 'estado'>,
  ): Insertable<Premios> => ({
    ...{ colilla: String(next() % 10_000), motivo_anulacion: values.estado === 'ANULADO' ? 'Error' : '' },
    ...{ observacion: values.estado === 'RECHAZADO' ? 'Ilegible' : '', ...values },
  }),
  caja: <Tipo>(values: NewCaja<Tipo>): Caja<Tipo> => ({
    ...{ descripcion: 'Detalle', forma_pago: 'efectivo', estado: 'A' },
    motivo_anulacion: values.estado === 'X' ? 'Error' : '',
    ...values,
  }),
  deposito: (
    values: Values<Schema['depositos'], 'fecha' | 'fk_usuario' | 'tipo' | 'valor' | 'estado'>,
  ): Insertable<Schema['depositos']> => ({
    ...{ banco: 'Pichincha', cuenta_bancaria: '2200', comprobante: '/comprobantes/a.png' },
    ...{ motivo_rechazo: values.estado === 'R' ? 'Sin fondos' : '', ...values },
  }),
  transferencia: (
    values: Values<Schema['transferencias'], 'fecha' | 'fk_usuario_origen' | 'fk_usuario_destino' | 'valor'>,
  ): Insertable<Schema['transferencias']> => ({ concepto: 'Cuadre', estado: 'A', ...values }),
  prestamo: (
    values: Values<Schema['prestamos'], 'fecha' | 'fk_usuario' | 'valor'>,
  ): Insertable<Schema['prestamos']> => ({
    ...{ cuotas: 1, valor_cuota: values.valor, saldo: values.estado === 'P' ? 0 : values.valor },
    ...{ estado: 'A', motivo_anulacion: values.estado === 'X' ? 'Error' : '', ...values },
  }),
  abono: (
    values: Values<Schema['abonos'], 'fk_prestamo' | 'fk_usuario' | 'fecha' | 'valor'>,
  ): Insertable<Schema['abonos']> => ({
    ...{ origen: 'CAJA', estado: 'A', motivo_anulacion: values.estado === 'X' ? 'Error' : '', ...values },
  }),
  nomina: (values: Values<Nominas, 'fk_usuario' | 'fecha' | 'fecha_final'>): Insertable<Nominas> => ({
    ...{ cuenta_bancaria: '2200', base: 0, total: values.base ?? 0, ...values },
  }),
  linea: ({
    base = 0,
    descuentos = 0,
    otros_ingresos = 0,
    ...values
  }: Values<DetalleNominas, 'fk_nomina' | 'fk_usuario' | 'orden'>): Insertable<DetalleNominas> => ({
    ...{ nombre: 'Ana', apellido: 'Loor', cuenta_bancaria: '2200', suma: 0, base, descuentos },
    ...{ otros_ingresos, total: base + otros_ingresos - descuentos, ...values },
  }),
};

const idOf = async (query: { executeTakeFirstOrThrow(): Promise<{ id: number }> }): Promise<number> =>
  (await query.executeTakeFirstOrThrow()).id;

/** Writes such rows past the API's rules, each answered with its id. */
export const businessOn = (db: Kysely<Schema>) => ({
  sorteo: (values?: Parameters<typeof make.sorteo>[0]) =>
    idOf(db.insertInto('sorteos').values(make.sorteo(values)).returning('id')),
  feriado: (values: Parameters<typeof make.feriado>[0]) =>
    idOf(db.insertInto('feriados').values(make.feriado(values)).returning('id')),
  vendedor: (values: Parameters<typeof make.vendedor>[0]) =>
    idOf(db.insertInto('vendedores').values(make.vendedor(values)).returning('id')),
  venta: (values: Parameters<typeof make.venta>[0]) =>
    idOf(db.insertInto('ventas').values(make.venta(values)).returning('id')),
  premio: (values: Parameters<typeof make.premio>[0]) =>
    idOf(db.insertInto('premios').values(make.premio(values)).returning('id')),
  gasto: (values: NewCaja<Insertable<Gastos>['tipo']>) =>
    idOf(db.insertInto('gastos').values(make.caja(values)).returning('id')),
  ingreso: (values: NewCaja<Insertable<Schema['ingresos']>['tipo']>) =>
    idOf(db.insertInto('ingresos').values(make.caja(values)).returning('id')),
  deposito: (values: Parameters<typeof make.deposito>[0]) =>
    idOf(db.insertInto('depositos').values(make.deposito(values)).returning('id')),
  transferencia: (values: Parameters<typeof make.transferencia>[0]) =>
    idOf(db.insertInto('transferencias').values(make.transferencia(values)).returning('id')),
  prestamo: (values: Parameters<typeof make.prestamo>[0]) =>
    idOf(db.insertInto('prestamos').values(make.prestamo(values)).returning('id')),
  abono: (values: Parameters<typeof make.abono>[0]) =>
    idOf(db.insertInto('abonos').values(make.abono(values)).returning('id')),
  nomina: (values: Parameters<typeof make.nomina>[0]) =>
    idOf(db.insertInto('nominas').values(make.nomina(values)).returning('id')),
  linea: (values: Parameters<typeof make.linea>[0]) =>
    idOf(db.insertInto('detalle_nominas').values(make.linea(values)).returning('id')),
});
