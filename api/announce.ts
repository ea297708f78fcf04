import type { Kysely } from 'kysely';
import { roles } from '../contract/roles';
import type { Schema } from './db/schema';
import { isLoopback, type Settings } from './env';
import { hasUsers } from './prepare';

/** Tells whoever started the server where it is and how to get in. */
export const announce = async (db: Kysely<Schema>, { host, databaseUrl }: Settings, port: number) => {
  const name = isLoopback(host) ? 'localhost' : host;
  console.log(`Loteria Admin está en http://${name}:${port}`);

  if (await hasDemo(db)) {
    console.log(`Datos de demostración. Usuarios: ${roles.join(', ')}. Contraseña: demo-loteria`);
  } else if (!(await hasUsers(db))) {
    const first = databaseUrl ? '' : 'detenga este servidor y ';
    console.log(`Todavía no hay usuarios: ${first}cree el primero con npm run create-admin`);
  }
};

/** The demo is known by its users, whose names are the roles. */
const hasDemo = async (db: Kysely<Schema>): Promise<boolean> => {
  const { length } = await db.selectFrom('usuarios').select('id').where('username', 'in', roles).execute();

  return length === roles.length;
};
