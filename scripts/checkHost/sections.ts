import * as z from 'zod/mini';
import type { Call } from '../../contract/call';
import { dashboardCalls } from '../../contract/dashboard';
import { planillasCalls } from '../../contract/planillas';
import { reportesCalls } from '../../contract/reportes';
import { restSections } from '../../contract/restSections';
import { transferenciasCalls } from '../../contract/transferencias';
import type { Finding } from './judge';
import type { Walk } from './walk';

type Section = (typeof restSections)[number];

/** Requests a list, one record, ids for other screens, an order and the history. */
export const walkSections = async (walk: Walk): Promise<void> => {
  for (const section of restSections) await walkSection(walk, section);
};

const PAGE = 5;

const walkSection = async (walk: Walk, { name, readers, record, calls }: Section): Promise<void> => {
  const { seen, host } = walk;
  // Roles that read only the short view get a few fields.
  if (!readers.some((rol) => rol === seen.rol)) {
    walk.left.push(`GET /api/${name}`);

    return;
  }
  const list = (query: Record<string, string>, judgeRows: (rows: readonly Row[]) => string | undefined) =>
    walk.call(calls.list, {
      query,
      record: z.array(record),
      headers: { range: `${name}=0-${PAGE - 1}` },
      onAnswer: ({ headers, json }, note) => {
        const rows = z.array(z.looseObject({ id: z.unknown() })).safeParse(json).data;
        if (!rows) return;
        const fault = judgeRows(rows.map(({ id }) => ({ id: Number(id) })));
        note([...countOf(headers, host.origin), ...(fault ? [{ kind: 'fails' as const, what: fault }] : [])]);
      },
    });

  const rows = await list({ ...PAGED, sort: '["id","DESC"]', filter: '{}' }, (found) => {
    if (found.length > PAGE) return `answers ${found.length} rows where range asks for ${PAGE}`;
    if (found.some(({ id }, at) => at > 0 && id > (found[at - 1]?.id ?? 0)))
      return 'sort ["id","DESC"] is not obeyed';
  });
  const id = rows?.[0]?.id;
  if (id === undefined) return;

  await list({ ...PAGED, sort: '["id","ASC"]', filter: JSON.stringify({ id: [id] }) }, (found) =>
    found.length === 1 && found[0]?.id === id
      ? undefined
      : 'filter {"id":[…]} does not answer those records alone',
  );
  await walk.call(calls.one, { params: { id }, record });
  await walk.call(calls.history, { params: { id } });
};

interface Row {
  id: number;
}

const PAGED = { range: `[0,${PAGE - 1}]` };

/** react-admin needs Content-Range to open a list. Browsers hide it from other origins unless it is exposed. */
const countOf = (headers: Headers, origin: string | undefined): Omit<Finding, 'call'>[] => {
  if (!/\/\d+$/.test(headers.get('content-range') ?? '')) {
    return [{ kind: 'fails', what: 'has no Content-Range that ends in /total' }];
  }
  const shown = headers.get('access-control-expose-headers') ?? '';
  if (!origin || /content-range/i.test(shown)) return [];

  return [{ kind: 'fails', what: 'Access-Control-Expose-Headers does not name Content-Range' }];
};

export const walkReports = async (walk: Walk, today: Date): Promise<void> => {
  const fecha = today.toISOString().slice(0, 10);
  const range = {
    fecha_gte: new Date(today.getTime() - 27 * DAY).toISOString().slice(0, 10),
    fecha_lte: fecha,
  };

  await walk.call(dashboardCalls.one);
  for (const call of Object.values<Call>(planillasCalls)) await walk.call(call, { query: { fecha } });
  const { administrador } = walk.seen;
  if (administrador !== undefined) {
    const query = { ...range, fk_usuario: String(administrador) };
    await walk.call(reportesCalls.movimientos, { query });
    await walk.call(reportesCalls.historico, { query });
  }
  await walk.call(reportesCalls.depositos, { query: range });
  await walk.call(reportesCalls.historico_global, { query: { ...range, por: 'semana' } });
  await walk.call(transferenciasCalls.destinos);
};

const DAY = 24 * 60 * 60 * 1000;
