import type { Target } from './target';
import { runTool } from './tool';

/** sqlmap injects its payloads at each asterisk. */
const query = (parameters: object) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value)).replaceAll('%2A', '*')}`)
    .join('&');

const page = { sort: ['id', 'DESC'], range: [0, 24] };
const gasto = {
  fecha: '2026-01-05',
  fk_usuario: 2,
  tipo: 'otros',
  descripcion: 'x',
  valor: '1.50',
  forma_pago: 'efectivo',
  comprobante: '',
  estado: 'A',
  motivo_anulacion: '',
};
const semana = { fecha_inicio: '2026-01-05', fecha_final: '2026-12-27' };

const TARGETS = [
  { path: `/api/gastos?${query({ ...page, filter: { q: 'a*', tipo: 'otros*' } })}` },
  { path: `/api/ventas?${query({ sort: ['id*', 'DESC*'], range: ['0*', 24], filter: {} })}` },
  { path: `/api/premios?${query({ ...page, filter: { fecha_gte: '2026-01-01*', fk_vendedor: '1*' } })}` },
  { path: '/api/vendedores/1*' },
  { path: '/api/planillas/ventas?fecha=2026-01-05*&fk_usuario=2*' },
  { path: '/api/reportes/historico_global?por=mes*&fecha_gte=2026-01-05*&fecha_lte=2026-12-27*' },
  { path: '/api/nomina/1*/historial' },
  { path: '/comprobantes/0123456789abcdef0123456789abcdef.png*' },
  { path: '/api/nomina', body: { ...semana, limit: 25, offset: 0 } },
  {
    path: '/api/nomina/crear',
    body: { ...semana, fk_usuario: 2, fecha: '2026-01-05', cuenta_bancaria: 'x' },
  },
  { path: '/api/gastos', body: gasto },
  { path: '/api/usuarios/desbloquear', body: { id: 2 } },
  { path: '/api/auth/refresh-token', body: {}, cookie: 'loteria_sesion=abc*' },
  { path: '/api/auth/login', body: { username: 'ana', password: 'x' } },
];

/** Per request, and for all of them. */
const SECONDS = 40;
const SECONDS_IN_ALL = 240;

const OPTIONS = [
  '--batch',
  '--flush-session',
  '--disable-coloring',
  '--dbms=PostgreSQL',
  '--technique=BEUST',
  '--level=2',
  '--risk=1',
  '--time-sec=2',
  '--timeout=10',
  '--retries=0',
  '--ignore-code=400,401,404,422,429',
];

/** SQL injections in bodies, parameters, paths and a cookie. */
export const sqlmap = async (target: Target) => {
  const findings: string[] = [];
  const done = { clean: 0, cut: 0 };
  const end = Date.now() + SECONDS_IN_ALL * 1000;

  for (const { path, body, cookie } of TARGETS) {
    const headers = [`Authorization: Bearer ${await target.token()}`, 'X-Forwarded-For: 203.0.113.1'];
    if (body) headers.push('Content-Type: application/json');
    const args = ['-u', `${target.url}${path}`, `--headers=${headers.join('\n')}`, ...OPTIONS];
    if (body) args.push(`--data=${JSON.stringify(body)}`);
    if (cookie) args.push(`--cookie=${cookie}`);
    const { output, isCut } = await runTool(
      'sqlmap',
      [...args, `--output-dir=${target.folder}/sqlmap`],
      Math.min(SECONDS, Math.max(1, (end - Date.now()) / 1000)),
      target.folder,
    );

    if (/identified the following injection point|is vulnerable/.test(output)) {
      findings.push(`${path}: ${/Parameter: .+/.exec(output)?.[0] ?? 'injectable'}`);
    } else if (isCut) done.cut += 1;
    else if (/do not appear to be injectable|does not seem to be injectable/.test(output)) done.clean += 1;
    else
      findings.push(`${path}: sqlmap came to no verdict: ${output.trim().split('\n').slice(-4).join(' ')}`);
  }

  return {
    against: `${TARGETS.length} calls`,
    seen: `${done.clean} clean, ${done.cut} cut short`,
    findings,
  };
};
