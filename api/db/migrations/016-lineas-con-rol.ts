import { type Kysely, sql } from 'kysely';

/** A line of a nomina keeps the rol that it paid for; administradores lose their usuario principal. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Servers of the version before write lines without it.
  await sql`alter table detalle_nominas add column rol text`.execute(db);
  await giveRoles(db);
  await removePrincipals(db);
};

/** The rol before the first change that came after the nomina; only sumadores and administradores have a suma. */
const giveRoles = async (db: Kysely<unknown>) => {
  await sql`update detalle_nominas line set rol = case
      when line.fk_usuario = n.fk_usuario then 'administrador'
      when line.suma > 0 and then_.rol not in ('sumador', 'administrador') then 'sumador'
      else then_.rol
    end
    from nominas n, (
      select l.id, coalesce((
        select c.antes from historial h, jsonb_to_recordset(h.cambios) as c (campo text, antes text)
        where h.recurso = 'usuarios' and h.fk_registro = l.fk_usuario and h.fecha > m.fecha_creacion
          and c.campo = 'rol'
        order by h.id limit 1
      ), u.rol) as rol
      from detalle_nominas l join nominas m on m.id = l.fk_nomina join usuarios u on u.id = l.fk_usuario
    ) as then_
    where n.id = line.fk_nomina and then_.id = line.id`.execute(db);
  await sql`insert into historial (recurso, fk_registro, fecha, accion, motivo, cambios)
    select 'nomina', fk_nomina, now(), 'modificación', 'Actualización: cada línea guarda el rol que pagó',
      jsonb_agg(jsonb_build_object('campo', 'rol de ' || nombre || ' ' || apellido, 'antes', '', 'despues', rol)
        order by orden)
    from detalle_nominas group by fk_nomina order by fk_nomina`.execute(db);
};

const removePrincipals = async (db: Kysely<unknown>) => {
  const wrong = sql`rol in ('administrador', 'superadministrador') and fk_usuario_principal is not null`;
  await sql`insert into historial (recurso, fk_registro, fecha, accion, motivo, cambios)
    select 'usuarios', id, now(), 'modificación',
      'Actualización: un administrador no tiene usuario principal',
      jsonb_build_array(jsonb_build_object(
        'campo', 'fk_usuario_principal', 'antes', fk_usuario_principal::text, 'despues', ''))
    from usuarios where ${wrong} order by id`.execute(db);
  await sql`update usuarios set fk_usuario_principal = null, version = version + 1 where ${wrong}`.execute(
    db,
  );
};
