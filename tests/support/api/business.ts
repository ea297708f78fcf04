import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../../api/db/schema';
import { cedulaOf } from '../sampleOf';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;
type Values<Table extends keyof Schema, Required extends keyof Row<Table> = never> = Partial<Row<Table>> &
  Pick<Row<Table>, Required>;

// From 1000, so that names keep their order as texts.
let made = 1000;
const next = () => (made += 1);

const motivo = ({ estado }: { estado?: string }) => ({
  motivo_anulacion: estado === 'X' || estado === 'ANULADO' ? 'Error' : '',
});
const caja = { descripcion: 'Detalle', forma_pago: 'efectivo', estado: 'A' } as const;

export const make = {
  sorteo: (values: Values<'sorteos'> = {}): Row<'sorteos'> => ({
    nombre: `Sorteo ${next()}`,
    hora_sorteo: '21:00',
    hora_cierre: '20:30',
    dias: 'LMXJVSD',
    cifras: 4,
    juega_feriado: 'S',
    estado: 'A',
    ...values,
  }),
  feriado: (values: Values<'feriados', 'fecha'>): Row<'feriados'> => ({
    fecha_original: values.fecha,
    nombre: 'Feriado',
    ambito: 'N',
    estado: 'A',
    ...values,
  }),
  vendedor: (values: Values<'vendedores', 'fk_usuario'>): Row<'vendedores'> => ({
    codigo: `P-${next()}`,
    nombre: 'Promotor',
    apellido: `${made}`,
    cedula: cedulaOf(100_000 + made),
    porcentaje: 1000,
    estado: 'A',
    ...values,
  }),
  venta: (values: Values<'ventas', 'fecha' | 'fk_sorteo' | 'fk_vendedor' | 'fk_usuario'>): Row<'ventas'> => ({
    porcentaje: 1000,
    total: 0,
    comision: 0,
    fk_usuario_sumador: values.fk_usuario,
    estado: 'C',
    ...motivo(values),
    ...values,
  }),
  premio: (
    values: Values<'premios', 'fecha' | 'fk_sorteo' | 'fk_vendedor' | 'fk_usuario' | 'valor' | 'estado'>,
  ): Row<'premios'> => ({
    colilla: String(next() % 10_000),
    ...motivo(values),
    observacion: values.estado === 'RECHAZADO' ? 'Ilegible' : '',
    ...values,
  }),
  gasto: (values: Values<'gastos', 'fecha' | 'fk_usuario' | 'valor'>): Row<'gastos'> => ({
    ...caja,
    ...motivo(values),
    tipo: 'otros',
    ...values,
  }),
  ingreso: (values: Values<'ingresos', 'fecha' | 'fk_usuario' | 'valor'>): Row<'ingresos'> => ({
    ...caja,
    ...motivo(values),
    tipo: 'otros',
    ...values,
  }),
  deposito: (
    values: Values<'depositos', 'fecha' | 'fk_usuario' | 'tipo' | 'valor' | 'estado'>,
  ): Row<'depositos'> => ({
    banco: 'Pichincha',
    cuenta_bancaria: '2200',
    comprobante: '/comprobantes/a.png',
    motivo_rechazo: values.estado === 'R' ? 'Sin fondos' : '',
    ...values,
  }),
  transferencia: (
    values: Values<'transferencias', 'fecha' | 'fk_usuario_origen' | 'fk_usuario_destino' | 'valor'>,
  ): Row<'transferencias'> => ({ concepto: 'Cuadre', estado: 'A', ...values }),
  prestamo: (values: Values<'prestamos', 'fecha' | 'fk_usuario' | 'valor'>): Row<'prestamos'> => ({
    cuotas: 1,
    valor_cuota: values.valor,
    saldo: values.estado === 'P' ? 0 : values.valor,
    estado: 'A',
    ...motivo(values),
    ...values,
  }),
  abono: (values: Values<'abonos', 'fk_prestamo' | 'fk_usuario' | 'fecha' | 'valor'>): Row<'abonos'> => ({
    origen: 'CAJA',
    estado: 'A',
    ...motivo(values),
    ...values,
  }),
  nomina: (values: Values<'nominas', 'fk_usuario' | 'fecha' | 'fecha_final'>): Row<'nominas'> => ({
    cuenta_bancaria: '2200',
    base: 0,
    total: values.base ?? 0,
    ...values,
  }),
  linea: ({
    base = 0,
    descuentos = 0,
    otros_ingresos = 0,
    ...values
  }: Values<'detalle_nominas', 'fk_nomina' | 'fk_usuario' | 'orden'>): Row<'detalle_nominas'> => ({
    nombre: 'Ana',
    apellido: 'Loor',
    cuenta_bancaria: '2200',
    suma: 0,
    base,
    descuentos,
    otros_ingresos,
    total: base + otros_ingresos - descuentos,
    ...values,
  }),
  ajuste: (
    values: Values<'ajustes_nomina', 'fk_nomina' | 'fk_usuario' | 'ventas' | 'valor'>,
  ): Row<'ajustes_nomina'> => ({
    motivo: 'Ventas corregidas',
    fk_usuario_creacion: null,
    fk_usuario_actualizacion: null,
    ...values,
  }),
};

const TABLES = {
  sorteo: 'sorteos',
  feriado: 'feriados',
  vendedor: 'vendedores',
  venta: 'ventas',
  premio: 'premios',
  gasto: 'gastos',
  ingreso: 'ingresos',
  deposito: 'depositos',
  transferencia: 'transferencias',
  prestamo: 'prestamos',
  abono: 'abonos',
  nomina: 'nominas',
  linea: 'detalle_nominas',
  ajuste: 'ajustes_nomina',
} as const satisfies Record<keyof typeof make, keyof Schema>;

type Writers = {
  [Name in keyof typeof make]: (...values: Parameters<(typeof make)[Name]>) => Promise<number>;
};

/** Inserts rows directly, without the rules of the API, and returns their ids. */
export const businessOn = (db: Kysely<Schema>): Writers =>
  Object.fromEntries(
    Object.entries(TABLES).map(([name, table]) => [
      name,
      async (values: never) => {
        const row = make[name as keyof typeof make](values);
        const query = db.insertInto(table as 'gastos').values(row as Row<'gastos'>);

        return (await query.returning('id').executeTakeFirstOrThrow()).id;
      },
    ]),
  ) as Writers;
