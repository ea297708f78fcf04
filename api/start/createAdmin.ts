import { resolve } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { isUsername, usuariosCalls } from '../../contract/usuarios';
import { hashPassword } from '../auth/password';
import { migrate } from '../db/migrations';
import { isEnabled } from '../ownership/usuarios';
import { parseEnv } from '../process/env';
import { explainAndExit, OperatorError } from '../process/operatorError';
import { readCommandLine } from './commandLine';
import { hasEmbedded, openFinished, requireFinished } from './openData';
import { type Answers, ask } from './prompt';

/** Creates the first superadministrador, or another with --otro. The password is never a command-line option. */
const main = async () => {
  const { values } = readCommandLine({ usage: USAGE, options: OPTIONS, most: 0 });
  const { otro, nueva, ...given } = values;
  const { dataDir, databaseUrl } = parseEnv(process.env);
  await requireFinished({ dataDir, databaseUrl });
  if (!databaseUrl && !nueva) requireEmbedded(resolve(dataDir));
  const { patient: db, close } = await openFinished({ dataDir, databaseUrl });

  try {
    await migrate(db);
    const existing = await db
      .selectFrom('usuarios')
      .select('username')
      .where(isEnabled('superadministrador'))
      .executeTakeFirst();
    if (existing && !otro) throw new OperatorError(`Ya hay un súper administrador: ${existing.username}.`);

    const { password, username, nombre, apellido } = check(await ask(given));
    const created = await db
      .insertInto('usuarios')
      .values({
        username,
        nombre,
        apellido,
        password_hash: await hashPassword(password),
        rol: 'superadministrador',
        estado: 'A',
        cuenta_bancaria: '',
        sueldo_fijo: 'S',
      })
      .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw new OperatorError(`Ya existe un usuario con el username ${username}.`);
    console.log(`Listo: ${username} ya puede ingresar.`);
  } finally {
    await close();
  }
};

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
const OPTIONS = { username: text, nombre: text, apellido: text, otro: yes, nueva: yes };

const USAGE = `Uso: npm run create-admin -- [--username USUARIO] [--nombre NOMBRE] [--apellido APELLIDO] [--otro] [--nueva]
Crea un súper administrador. La contraseña se lee de la entrada.
  --otro   además del que ya hay
  --nueva  hace la base de datos embebida, si en DATA_DIR no hay una`;

/** A mistyped folder would otherwise get a database of its own. */
const requireEmbedded = (dataDir: string) => {
  if (hasEmbedded(dataDir)) return;
  throw new OperatorError(
    `No hay una base de datos en ${dataDir}: indique la suya con DATA_DIR, o haga ahí una nueva con --nueva.`,
  );
};

const NewAdmin = z.pick(usuariosCalls.create.body, {
  username: true,
  nombre: true,
  apellido: true,
  password: true,
});

const check = (answers: Answers): Answers => {
  const { data, error } = NewAdmin.safeParse(answers);
  if (data && isUsername(data.password, data.username)) {
    throw new OperatorError('password: La contraseña no puede ser igual al username.');
  }
  if (data) return data;

  const [issue] = error.issues;
  throw new OperatorError(`${issue?.path.join('.')}: ${issue?.message}.`);
};

main().catch(explainAndExit);
