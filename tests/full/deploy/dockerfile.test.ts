import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../../../scripts/failover/programs';
import { openFolder } from '../../api/folders';

type Instruction = readonly [name: string, rest: string];

const readInstructions = (): Instruction[] =>
  readFileSync('deploy/Dockerfile', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];

      return [name, rest];
    });

const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n').filter(Boolean);

interface Image {
  root: string;
  workdir: string;
  env: Record<string, string>;
  command: string[];
  health: string[];
}

/** The image of the last stage, as folders: what each step does, without Docker and without another's Node. */
const build = (folder: string): Image => {
  const stages = new Map<string, Image>();
  let image: Image = { root: '', workdir: '', env: {}, command: [], health: [] };

  const steps: Record<string, (rest: string) => void> = {
    FROM(rest) {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      image = { root: join(folder, name), workdir: '/', env: {}, command: [], health: [] };
      mkdirSync(image.root);
      stages.set(name, image);
    },
    WORKDIR(rest) {
      image.workdir = rest;
      mkdirSync(join(image.root, rest), { recursive: true });
    },
    COPY(rest) {
      const [, from] = /^--from=(\w+) /.exec(rest) ?? [];
      const names = rest.replace(/^--from=\w+ /, '').split(' ');
      const target = join(image.root, image.workdir, names.pop() ?? '');
      for (const name of names) {
        const source = from ? join(stages.get(from)?.root ?? '', name) : name;
        const isFolder = names.length > 1 || rest.endsWith('/');
        const to = isFolder ? join(target, basename(name)) : target;
        cpSync(source, to, {
          recursive: true,
          verbatimSymlinks: true,
          filter: (path) => from !== undefined || !ignored.includes(path),
        });
      }
    },
    RUN(rest) {
      const command = rest.replace(' -o node -g node', '').replace(' /data', ` ${join(image.root, 'data')}`);
      const { status, stderr } = spawnSync('sh', ['-c', command], {
        cwd: join(image.root, image.workdir),
        env: { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_prefer_offline: 'true' },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${rest}: ${stderr}`);
    },
    ENV(rest) {
      Object.assign(image.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
    },
    HEALTHCHECK(rest) {
      image.health = JSON.parse(rest.replace(/^.* CMD /, ''));
    },
    CMD(rest) {
      image.command = JSON.parse(rest);
    },
  };
  for (const [name, rest] of readInstructions()) steps[name]?.(rest);

  return image;
};

/** A user who owns the data alone, as the image's does. */
const NOBODY = 65_534;

test('[O2] what the Dockerfile builds starts as a user who owns nothing but the data, is healthy, and ends calmly', async () => {
  const folder = openFolder();
  const { root, workdir, env, command, health } = build(folder);
  const isRoot = process.getuid?.() === 0;
  const data = join(root, 'data');
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(data, NOBODY, NOBODY);

  const run = ([program = '', ...args]: string[], more: Record<string, string>) =>
    spawn(program, args, {
      cwd: join(root, workdir),
      env: { PATH: process.env.PATH, ...env, DATA_DIR: data, HOST: '127.0.0.1', ...more },
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
      stdio: 'inherit',
    });
  const [PORT = ''] = (await freePorts(1)).map(String);
  const server = run(command, { PORT });
  const exit = once(server, 'exit');
  onTestFinished(() => {
    server.kill('SIGKILL');
  });

  const isHealthy = async () => (await once(run(health, { PORT }), 'exit'))[0] === 0;
  await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true);
  expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);
  expect(await (await fetch(`http://127.0.0.1:${PORT}/`)).text()).toContain('<title>');

  server.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(await isHealthy()).toBe(false);
});
