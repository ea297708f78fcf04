import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { isUsername, usuariosCalls } from '../../contract/usuarios';
import { hashPassword } from '../auth/password';
import { openWhole } from '../db/fileSizes';
import { migrate } from '../db/migrations';
import { isEnabled } from '../ownership/usuarios';
import { parseEnv } from '../process/env';
import { explainAndExit, OperatorError } from '../process/operatorError';
import { type Answers, ask } from './prompt';

/** Creates the first superadministrador, or another with --otro. The password is never a command-line option. */
const main = async () => {
  const { dataDir, databaseUrl } = parseEnv(process.env);
  const { otro, ...given } = readOptions();
  const { patient: db, close } = await openWhole({ dataDir: resolve(dataDir), databaseUrl });

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

const readOptions = (): Partial<Answers> & { otro?: boolean } => {
  const text = { type: 'string' } as const;

  try {
    return parseArgs({ options: { username: text, nombre: text, apellido: text, otro: { type: 'boolean' } } })
      .values;
  } catch {
    throw new OperatorError(
      'Opciones: --username, --nombre, --apellido, --otro; la contraseña se lee de la entrada.',
    );
  }
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
