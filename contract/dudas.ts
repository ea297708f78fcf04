import * as z from 'zod/mini';
import { defineCall } from './call';
import { Conteo, Dinero, Id, Texto } from './common';
import type { RestSection } from './rest';
import { todos } from './roles';

/** An amount is compared with those of so many days before it. */
export const COMPARED_DAYS = 90;

/** Fewer amounts tell nothing. */
const FEWEST = 10;

/** An amount above so many medians is unusual, if it is also above the largest one. */
const TIMES = 10;

/** The figures that an amount is compared with, in cents: of the amounts of its kind, and its upper bound. */
export const Usual = z.object({
  conteo: Conteo,
  menor: Dinero,
  mediana: Dinero,
  mayor: Dinero,
  /** The upper bound. `texto` begins the sentence that ends with it: 'La colilla paga'. */
  tope: z.nullable(z.object({ texto: Texto, valor: Dinero })),
});
export type Usual = z.infer<typeof Usual>;

/** Why an amount may be wrong, in words. It refuses nothing (domain: Doubt). */
export const doubtOf = (
  cents: number,
  { conteo, menor, mediana, mayor, tope }: Usual,
): string | undefined => {
  if (tope && cents > tope.valor) return `${tope.texto} ${dollarsText(tope.valor)}`;
  if (conteo < FEWEST || cents <= mayor || cents <= TIMES * mediana) return undefined;

  return menor === mayor
    ? `Suele ser de ${dollarsText(mayor)}`
    : `Suele ser de ${dollarsText(menor)} a ${dollarsText(mayor)}`;
};

/** Why a pay is unusual beside its mean: over one and a half of it, or under a half. */
export const payDoubtOf = (cents: number, media: number): string | undefined =>
  media > 0 && (cents > media * 1.5 || cents < media / 2)
    ? `${cents > media ? 'Más' : 'Menos'} de lo usual: su media de 8 semanas es ${dollarsText(media)}`
    : undefined;

/** 1250000 → '$12,500', 1250 → '$12.50'. */
export const dollarsText = (cents: number): string => DOLLARS.format(cents / 100);

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** The field whose amounts are compared. */
export const COMPARED = 'valor';

type Compared = Pick<RestSection, 'name' | 'comparedBy' | 'boundBy' | 'input' | 'calls' | 'readers'>;

/** The figures for the values of a form. `id` is the record that is being changed. Only our own API. */
export const usualCall = ({ name, comparedBy = [], boundBy = [], input, calls }: Compared) =>
  defineCall('GET', `/api/${name}/habitual`, {
    own: true,
    access: calls.update.access,
    query: z.object({
      id: z.optional(Id),
      ...Object.fromEntries(
        [...comparedBy, ...boundBy].map((column) => [column, input.shape[column] as z.ZodMiniType<unknown>]),
      ),
    }),
    answer: Usual,
  });

/** At most a hundred: '3,7'. */
const Ids = z.pipe(
  z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/)),
  z.transform((ids) => ids.split(',').map(Number)),
);

/** The records with an unusual amount among those with these ids, each with the reason. Only our own API. */
export const doubtedCall = ({ name, readers }: Compared) =>
  defineCall('GET', `/api/${name}/inusuales`, {
    own: true,
    access: readers,
    query: z.object({ ids: Ids }),
    answer: z.array(z.object({ id: Id, texto: Texto })),
  });

/** The unusual amounts that were saved in the last seven days, the newest first. Only our own API. */
export const dudasCall = defineCall('GET', '/api/dudas', {
  own: true,
  access: todos,
  answer: z.array(
    z.object({
      recurso: Texto,
      fk_registro: Id,
      valor: Dinero,
      texto: Texto,
      motivo: Texto,
      fecha: Texto,
      usuario: Texto,
    }),
  ),
});
