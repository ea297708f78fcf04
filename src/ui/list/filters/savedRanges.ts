import type { SavedQuery } from 'ra-core';
import { ALL_DAYS, presetsOf } from '../../../format/dayRanges';

/** `ranges` are the days by name ("Mes pasado"), by field: they move on with the day. */
export interface SavedFilter extends SavedQuery {
  ranges?: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;

const BOUND = /_[gl]te$/;

export const rangesIn = (filter: Values): Record<string, string> => {
  const sources = new Set(
    Object.keys(filter)
      .filter((name) => BOUND.test(name))
      .map((name) => name.replace(BOUND, '')),
  );

  return Object.fromEntries(
    [...sources].flatMap((source) => {
      const desde = filter[`${source}_gte`] ?? '';
      const hasta = filter[`${source}_lte`] ?? '';
      if (desde === ALL_DAYS.desde && hasta === ALL_DAYS.hasta) return [];
      const named = presetsOf().find((preset) => preset.desde === desde && preset.hasta === hasta);

      return named ? [[source, named.name]] : [];
    }),
  );
};

/** The search of the list's address. */
export const searchOf = ({ value: { filter, sort, perPage }, ranges = {} }: SavedFilter): string => {
  const days = Object.entries(ranges).flatMap(([source, name]) => {
    const { desde, hasta } = presetsOf().find((preset) => preset.name === name) ?? ALL_DAYS;

    return [
      [`${source}_gte`, desde],
      [`${source}_lte`, hasta],
    ];
  });

  return new URLSearchParams({
    filter: JSON.stringify({ ...filter, ...Object.fromEntries(days) }),
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(perPage && { perPage: String(perPage) }),
    page: '1',
  }).toString();
};
