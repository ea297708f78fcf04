import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from './target';
import { runTool } from './tool';

const SECONDS = 40;
const USERS = ['superadministrador', 'administrador', 'revisor', 'admin', 'root'];
const COMMON =
  '123456 password admin loteria Loteria2026 qwerty clave clave123 ecuador guayaquil letmein 111111';

/** Guesses passwords. The right one comes last, when the limit of attempts must already refuse. */
export const hydra = async (target: Target) => {
  const users = join(target.folder, 'users.txt');
  const passwords = join(target.folder, 'passwords.txt');
  writeFileSync(users, USERS.join('\n'));
  writeFileSync(passwords, [...COMMON.split(' '), target.password].join('\n'));
  const before = target.refusals();

  const form = [
    '/api/auth/login',
    '{"username"\\:"^USER^","password"\\:"^PASS^"}',
    'H=Content-Type\\: application/json',
    'H=X-Forwarded-For\\: 203.0.113.2',
    'g=',
    'S="token"',
  ].join(':');
  const { output, isCut } = await runTool(
    'hydra',
    [
      '-L',
      users,
      '-P',
      passwords,
      '-t',
      '2',
      '-I',
      '-s',
      String(target.port),
      '127.0.0.1',
      'http-post-form',
      form,
    ],
    SECONDS,
    target.folder,
  );

  const counted = (status: number) => (target.refusals()[status] ?? 0) - (before[status] ?? 0);
  const findings = [...output.matchAll(/^\[\d+\]\[http-post-form\].*login: .*$/gm)].map(([line]) => line);
  if (counted(401) === 0) findings.push(`no guess arrived: ${output.trim().split('\n').slice(-4).join(' ')}`);
  if (counted(429) === 0) findings.push('no guess was turned away by a limit');
  const seen = `${counted(401)} guesses refused, ${counted(429)} turned away${isCut ? ', cut' : ''}`;

  return { against: `${USERS.length} users, ${COMMON.split(' ').length + 1} passwords`, seen, findings };
};
