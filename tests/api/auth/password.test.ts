import { stat } from 'node:fs/promises';
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

test('[A16] a crowd of passwords leaves room for other work, and holds up nobody for long', async () => {
  let compared = 0;
  const crowd = Array.from({ length: 50 }, () =>
    verifyPassword(undefined, 'otra contraseña').then(() => {
      compared += 1;
    }),
  );

  await Promise.any(crowd);
  await stat('.');
  expect(compared).toBeLessThan(20);

  const refused = (await Promise.allSettled(crowd)).filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => [reason.status, reason.headers])).toEqual(
    Array(8).fill([503, { 'Retry-After': '2' }]),
  );
});
