import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../../auth/permission';
import type { Db } from '../../db/schema';
import { ApiError } from '../../http/errors';
import { dollars } from '../../ledger/money';
import { ownedBy, ownerOf } from '../../ownership/owner';

interface Asked {
  fecha_inicio?: string | undefined;
  fecha_final?: string | undefined;
  fk_usuario?: number | undefined;
}

export const listNominas = (
  db: Db,
  owner: number | undefined,
  { limit, offset, ...asked }: Asked & { limit: number; offset: number },
) =>
  db
    .selectFrom('nominas')
    // The page is cut first: lines and names of skipped rows would be counted and looked up, too.
    .innerJoin(
      nominasOf(db, owner, asked)
        .select('id')
        .orderBy('nominas.fecha', 'desc')
        .orderBy('nominas.id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('page'),
      'page.id',
      'nominas.id',
    )
    .innerJoin('usuarios', 'usuarios.id', 'nominas.fk_usuario')
    .select(nominaColumns)
    .select([countLines(sql`true`).as('lineas'), countLines(sql`line.comprobante <> ''`).as('pagados')])
    .orderBy('nominas.fecha', 'desc')
    .orderBy('nominas.id', 'desc')
    .execute();

const countLines = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from detalle_nominas line where line.fk_nomina = nominas.id and ${condition})`;

export const countNominas = (db: Db, owner: number | undefined, asked: Asked) =>
  nominasOf(db, owner, asked)
    .select(({ fn }) => fn.countAll<number>().as('conteo'))
    .select(dollars(sql`coalesce(sum(nominas.total), 0)`).as('total'))
    .executeTakeFirstOrThrow();

/** 404 if it does not exist or belongs to another administrador. */
export const requireNomina = async (db: Db, session: Session, id: number) => {
  const nomina = await nominasOf(db, ownerOf(session))
    .innerJoin('usuarios', 'usuarios.id', 'nominas.fk_usuario')
    .select(nominaColumns)
    .select('nominas.fk_usuario')
    .where('nominas.id', '=', id)
    .executeTakeFirst();
  if (!nomina) throw new ApiError(404, 'No existe la nomina');

  return nomina;
};

export const listLines = (db: Db, nominaId: number) =>
  db
    .selectFrom('detalle_nominas')
    .select(['id', 'comprobante'])
    .select(
      sql<{ id: number; nombre: string; apellido: string; cuenta_bancaria: string }>`json_build_object(
        'id', fk_usuario, 'nombre', nombre, 'apellido', apellido, 'cuenta_bancaria', cuenta_bancaria)`.as(
        'usuario',
      ),
    )
    .select(AMOUNTS.map((column) => dollars(sql.ref(column)).as(column)))
    .select(
      sql<{ valor: string; motivo: string }[]>`(
        select coalesce(json_agg(json_build_object('valor', ${dollars(sql.ref('a.valor'))}, 'motivo', a.motivo)
          order by a.id), '[]')
        from ajustes_nomina a where a.fk_detalle = detalle_nominas.id and a.estado = 'A')`.as('ajustes'),
    )
    .where('fk_nomina', '=', nominaId)
    .orderBy('orden')
    .execute();

/** The nomina `n` by its week, as an ajuste answers it. */
export const weekOfNomina = sql`json_build_object('id', n.id, 'fecha', n.fecha, 'fecha_final', n.fecha_final)`;

const AMOUNTS = ['total', 'suma', 'descuentos', 'otros_ingresos'] as const;

export type NominaRow = Awaited<ReturnType<typeof requireNomina>>;

const nominaColumns = [
  'nominas.id',
  'nominas.fecha',
  'nominas.fecha_final',
  'nominas.cuenta_bancaria',
  'nominas.comprobante',
  dollars(sql.ref('nominas.total')).as('total'),
  sql<{ nombre: string; apellido: string; cuenta_bancaria: string }>`json_build_object(
    'nombre', usuarios.nombre, 'apellido', usuarios.apellido, 'cuenta_bancaria', usuarios.cuenta_bancaria)`.as(
    'usuario',
  ),
] as const;

const nominasOf = (db: Db, owner: number | undefined, asked: Asked = {}) => {
  const { fecha_inicio, fecha_final, fk_usuario } = asked;
  let query = db.selectFrom('nominas').where(ownedBy('nominas.fk_usuario', owner));
  if (fecha_inicio) query = query.where('nominas.fecha', '>=', fecha_inicio);
  if (fecha_final) query = query.where('nominas.fecha', '<=', fecha_final);
  if (fk_usuario) query = query.where('nominas.fk_usuario', '=', fk_usuario);

  return query;
};
