import { HttpResponse, http } from 'msw';
import type { DRAFT } from './ventas';

type Draft = typeof DRAFT & { version: number };

/** Who saved the draft meanwhile, as the API says it. */
export const BY_MARTA = 'Otro usuario modificó este registro: Marta Cedeño, hoy a las 10:05';

/** A host of the draft 12, in which another person writes too. `bodies` are the saves that it took. */
export const sharedDraft = (draft: Draft) => {
  let stored: Draft = draft;
  const bodies: Draft[] = [];
  let refusals = 0;
  let isAway = false;
  const handlers = [
    http.get('*/api/ventas/12', () => HttpResponse.json(stored)),
    http.put('*/api/ventas/12', async ({ request }) => {
      if (isAway) return HttpResponse.error();
      const body = (await request.json()) as Draft;
      if (body.version !== stored.version) {
        refusals += 1;

        return HttpResponse.json({ error: BY_MARTA, reason: 'outdated' }, { status: 409 });
      }
      stored = { ...stored, ...body, version: body.version + 1 };
      bodies.push(stored);

      return HttpResponse.json(stored);
    }),
  ];

  return {
    handlers,
    bodies,
    refusals: () => refusals,
    /** Marta saves. */
    change: (values: object) => {
      stored = { ...stored, ...values, version: stored.version + 1 };
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
    stored: () => stored,
  };
};
