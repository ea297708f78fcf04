import { HttpResponse, http } from 'msw';
import type { RestSection } from '../contract/rest';

interface Row {
  id: number;
}

/** A host that speaks simple REST for one section; `asked` are the parameters of its lists, `bodies` what it was sent. */
export const restHost = ({ name }: RestSection, rows: readonly Row[] = []) => {
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
    http.get(`*/api/${name}/:id`, ({ params }) =>
      HttpResponse.json(rows.find(({ id }) => id === Number(params.id))),
    ),
    http.post(`*/api/${name}`, async ({ request }) =>
      HttpResponse.json({ ...(await take(request)), id: 99 }),
    ),
    http.put(`*/api/${name}/:id`, async ({ request }) => {
      const body = await take(request);

      return HttpResponse.json({ ...body, version: Number(body.version) + 1 });
    }),
  ];

  return { handlers, asked, bodies };
};

/** The host refuses to write, with its text. */
export const refuseWrites = ({ name }: RestSection, status: number, error: string) => [
  http.post(`*/api/${name}`, () => HttpResponse.json({ error }, { status })),
  http.put(`*/api/${name}/:id`, () => HttpResponse.json({ error }, { status })),
];
