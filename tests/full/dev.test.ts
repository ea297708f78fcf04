import { expect, test } from 'vitest';
import { startDevServer } from '../api/start/devServer';

test('npm run dev loads the demo as it is written, and its users sign in', async () => {
  const { url, said } = await startDevServer({});

  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'sumador', password: /Contraseña: (\S+)/.exec(said)?.[1] }),
  });
  expect(answer.status).toBe(200);
});
