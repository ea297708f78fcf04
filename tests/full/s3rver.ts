import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { freePorts, until } from '../../scripts/failover/programs';
import { startS3 } from '../api/files/s3Server';
import { openFolder } from '../api/folders';

/** Installed by `npm run test:full`: its dependencies are too old for our own package.json. */
const S3RVER = 'node_modules/.s3rver/node_modules/s3rver/bin/s3rver.js';
const BUCKET = 'loteria';

/** An S3 server of somebody else's where there is one, else our own of the unit tests; and what a server is told to use it. */
export const openS3 = async () => {
  if (!existsSync(S3RVER)) {
    console.log('Without s3rver (npm run test:full gets it) the S3 server of the unit tests is used.');
    const { settings, stop } = await startS3();

    return { env: envOf(settings), stop };
  }

  const [port = 0] = await freePorts(1);
  const args = ['-d', openFolder(), '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', BUCKET];
  const server = spawn(process.execPath, [S3RVER, ...args], { stdio: 'ignore' });
  const exit = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGKILL');
    await exit;
  };
  onTestFinished(stop);
  const endpoint = `http://127.0.0.1:${port}`;
  await until('s3rver', async () => ((await fetch(endpoint)).status > 0 ? true : undefined));

  return { env: envOf({ bucket: BUCKET, endpoint, accessKey: 'S3RVER', secretKey: 'S3RVER' }), stop };
};

interface Settings {
  bucket: string;
  endpoint: string;
  accessKey: string;
  secretKey: string;
}

const envOf = ({ bucket, endpoint, accessKey, secretKey }: Settings) => ({
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint,
  S3_FORCE_PATH_STYLE: '1',
  AWS_ACCESS_KEY_ID: accessKey,
  AWS_SECRET_ACCESS_KEY: secretKey,
});
