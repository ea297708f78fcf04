import { HttpResponse, http } from 'msw';
import type { RestSection } from '../../contract/rest';

interface Row {
  id: number;
}

/** A simple REST host that keeps changes. `asked` records the queries of lists, `bodies` the writes. */
export const restHost = ({ name }: RestSection, stored: readonly Row[] = []) => {
  let rows = stored;
  const asked: Record<string, unknown>[] = [];
  const bodies: { method: string; [field: string]: unknown }[] = [];

  const take = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>;
    bodies.push({ method: request.method, ...body });

    return body;
  };

  const handlers = [
    http.get(`*/api/${name}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(Object.fromEntries([...searchParams].map(([key, value]) => [key, JSON.parse(value)])));

      return HttpResponse.json(rows, { headers: { 'Content-Range': `${name} 0-24/${rows.length}` } });
    }),
    http.get(`*/api/${name}/:id(\\d+)`, ({ params }) =>
      HttpResponse.json(rows.find(({ id }) => id === Number(params.id))),
    ),
    http.post(`*/api/${name}`, async ({ request }) =>
      HttpResponse.json({ ...(await take(request)), id: 99 }),
    ),
    http.put(`*/api/${name}/:id(\\d+)`, async ({ request, params }) => {
      const body = await take(request);
      const changed = { ...body, id: Number(params.id), version: Number(body.version) + 1 };
      rows = rows.map((row) => (row.id === changed.id ? changed : row));

      return HttpResponse.json(changed);
    }),
  ];

  return { handlers, asked, bodies };
};

export const refuseWrites = ({ name }: RestSection, status: number, error: string, reason?: string) => [
  http.post(`*/api/${name}`, () => HttpResponse.json({ error, reason }, { status })),
  http.put(`*/api/${name}/:id`, () => HttpResponse.json({ error, reason }, { status })),
];
