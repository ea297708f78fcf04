import { PROGRAM } from '../../contract/program';
import { todos } from '../../contract/roles';
import type { Db } from '../db/schema';
import { hasUsers } from '../ownership/usuarios';
import { isLoopback, type Settings } from '../process/env';

export const announce = async (db: Db, { host, databaseUrl, demo }: Settings, port: number) => {
  const name = isLoopback(host) ? 'localhost' : host;
  console.log(`${PROGRAM} está en http://${name}:${port}`);

  if (await hasDemo(db)) {
    console.log(demo ? await demoUsers() : DEMO_IN_EARNEST);
  } else if (!(await hasUsers(db))) {
    const first = databaseUrl ? '' : 'detenga este servidor y ';
    console.log(`Todavía no hay usuarios: ${first}cree el primero con npm run create-admin`);
  }
};

const demoUsers = async () => {
  const { demoPassword } = await import('../demo/seed');

  return `Datos de demostración. Usuarios: ${todos.join(', ')}. Contraseña: ${demoPassword}`;
};

const DEMO_IN_EARNEST =
  'Atención: esta base tiene los usuarios de demostración, cuya contraseña es pública. Para trabajar de verdad elija otra con DATA_DIR o DATABASE_URL.';

/** Also one that was made before the newest role. */
const hasDemo = async (db: Db): Promise<boolean> => {
  const { length } = await db.selectFrom('usuarios').select('id').where('username', 'in', todos).execute();

  return length === todos.length;
};
