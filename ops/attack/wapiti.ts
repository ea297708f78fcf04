import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from './target';
import { runTool } from './tool';

/** Modules that call no other host and suit an API and a page. */
const MODULES = [
  'sql',
  'blindsql',
  'xss',
  'permanentxss',
  'exec',
  'file',
  'crlf',
  'redirect',
  'shellshock',
  'backup',
  'htaccess',
  'methods',
  'csp',
  'http_headers',
  'cookieflags',
  'csrf',
];

const PATHS = [
  '/auth/nomina?busqueda=a',
  '/api/gastos?sort=["id","DESC"]&range=[0,24]&filter={"q":"a"}',
  '/api/vendedores?filter={"q":"a"}',
  '/api/planillas/ventas?fecha=2026-01-05&fk_usuario=2',
  '/api/usuarios/profile',
  '/comprobantes/0123456789abcdef0123456789abcdef.png',
];

/** A false positive: the header is 0 on purpose, because the browser filter it enables is itself exploitable. */
const KNOWN = [/X-XSS-Protection is not set$/];

const SECONDS = 100;

type Findings = Record<string, { method: string; path: string; info: string }[]>;
interface Report {
  vulnerabilities: Findings;
  anomalies: Findings;
}

export const wapiti = async (target: Target) => {
  const report = join(target.folder, 'wapiti.json');
  const headers = [`Authorization: Bearer ${await target.token()}`, 'X-Forwarded-Proto: https'];
  const { output, isCut } = await runTool(
    'wapiti',
    [
      '-u',
      `${target.url}/`,
      ...PATHS.flatMap((path) => ['-s', target.url + encodeURI(path)]),
      '-m',
      MODULES.join(','),
      ...headers.flatMap((header) => ['-H', header]),
      '--max-scan-time',
      '30',
      '--max-attack-time',
      '15',
      '-d',
      '2',
      '-t',
      '10',
      '--no-bugreport',
      '--store-session',
      join(target.folder, 'wapiti'),
      '--store-config',
      join(target.folder, 'wapiti'),
      '-f',
      'json',
      '-o',
      report,
      '-v',
      '1',
    ],
    SECONDS,
    target.folder,
  );
  const against = `${PATHS.length + 1} addresses, ${MODULES.length} modules`;
  if (isCut) return { against, seen: `cut at ${SECONDS} s`, findings: [] };

  const { vulnerabilities, anomalies } = readReport(report, output);
  const findings = Object.entries({ ...vulnerabilities, ...anomalies })
    .flatMap(([kind, found]) => found.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`))
    .filter((finding) => !KNOWN.some((known) => known.test(finding)));

  return { against, seen: 'all modules ran', findings };
};

const readReport = (report: string, output: string): Report => {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    const end = output.trim().split('\n').slice(-4).join(' ');

    return { vulnerabilities: { 'no report': [{ method: '', path: '', info: end }] }, anomalies: {} };
  }
};
