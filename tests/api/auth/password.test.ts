import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../api/auth/password';

test('a password is kept as argon2id and matches itself alone', async () => {
  const hashed = await hashPassword('una contraseña');

  expect(hashed).toMatch(/^\$argon2id\$/);
  expect(await verifyPassword(hashed, 'una contraseña')).toBe(true);
  expect(await verifyPassword(hashed, 'otra contraseña')).toBe(false);
});

test('without a hash nothing matches', async () => {
  expect(await verifyPassword(undefined, 'no user has this password')).toBe(false);
});
