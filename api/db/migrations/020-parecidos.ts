import { type Kysely, sql } from 'kysely';

/** Two records are alike if this expression, of immutable functions, is equal. */
const words = (column: string) => `regexp_replace(lower(btrim(coalesce(${column}, ''))), '\\s+', ' ', 'g')`;
const day = (column: string) => `coalesce((${column} - date '2000-01-01')::text, '')`;
const value = (column: string) => `coalesce(${column}::text, '')`;

const cashbook = [day('fecha'), value('fk_usuario'), value('tipo'), words('descripcion'), value('valor')];

const PARTS = {
  gastos: cashbook,
  ingresos: cashbook,
  depositos: [day('fecha'), value('fk_usuario'), value('tipo'), words('cuenta_bancaria'), value('valor')],
  transferencias: [day('fecha'), value('fk_usuario_origen'), value('fk_usuario_destino'), value('valor')],
  prestamos: [
    day('fecha'),
    value('fk_usuario'),
    value('fk_vendedor'),
    value('fk_usuario_beneficiario'),
    value('valor'),
  ],
  abonos: [value('fk_prestamo'), day('fecha'), value('valor')],
};

/** Finds a record that is alike by eight bytes, however many share a value. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, parts] of Object.entries(PARTS)) {
    const key = sql.raw(`hashtextextended(${parts.join(' || chr(31) || ')}, 0)`);
    await sql`create index ${sql.id(`${table}_parecidos`)} on ${sql.table(table)} (${key}, id)`.execute(db);
  }
};
