import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openDatabase } from '../../api/db/client';
import { openDataDir } from '../support/api/folders';
import { createEmptyDatabase } from '../support/api/testDatabase';

const dataDir = openDataDir();
const databaseUrl = process.env.TEST_DATABASE === 'postgres' ? await createEmptyDatabase() : undefined;
const SETTINGS = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, JWT_SECRET: '0123456789abcdef'.repeat(2) };

const create = (username: string, password: string, ...options: string[]) => {
  const names = ['--username', username, '--nombre', 'Ana', '--apellido', 'Mora', ...options];
  const { stdout, stderr } = spawnSync(process.execPath, ['build/createAdmin.js', ...names], {
    env: { PATH: process.env.PATH, ...SETTINGS },
    input: `${password}\n`,
    encoding: 'utf8',
  });

  return (stdout + stderr).trim();
};

test('the first superadministrador follows the rules of every user; a second one needs --otro @ci', async () => {
  expect(create('anamora-1', 'AnaMora-1')).toBe(
    'Error: password: La contraseña no puede ser igual al username.',
  );
  expect(create('anamora-1', 'una contraseña')).toBe('Listo: anamora-1 ya puede ingresar.');
  expect(create('otra', 'una contraseña')).toBe('Error: Ya hay un súper administrador: anamora-1.');
  expect(create('otra', 'una contraseña', '--otro')).toBe('Listo: otra ya puede ingresar.');

  expect(create('NÚÑEZ', 'una contraseña', '--otro')).toBe('Listo: NÚÑEZ ya puede ingresar.');
  expect(create('NÚÑEZ', 'una contraseña', '--otro')).toBe(
    'Error: Ya existe un usuario con el username NÚÑEZ.',
  );

  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  await db.updateTable('usuarios').set({ estado: 'I' }).execute();
  await close();
  const again = create('AnaMora-1', 'una contraseña');
  expect(again).toBe('Error: Ya existe un usuario con el username AnaMora-1.');
});
