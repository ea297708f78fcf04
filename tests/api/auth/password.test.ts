import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { verifyPassword } from '../../../api/auth/password';

test('[A16] many password checks leave room for other work, and nobody waits long', async () => {
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
