import { type ReactElement, useMemo } from 'react';
import { useUsuarioActual } from '../layout/usuarioActual';
import { type SectionOptions, useSectionOptions } from '../section/useSectionOptions';

/** The inputs that the API can narrow by; an input for some roles has them as its `access`. */
export const useOfferedFilters = (resource: string, filters: readonly ReactElement[] = NONE) => {
  const { filters: served } = useSectionOptions(resource);
  const { role } = useUsuarioActual();

  return useMemo(
    () =>
      filters.filter(({ type, props }) => {
        const { access }: { access?: readonly string[] } = Object(type);

        return (access?.includes(role) ?? true) && isServed(served, Object(props).source);
      }),
    [filters, served, role],
  );
};

/** The first filter values, without those that the API cannot narrow by. */
export const useServedFilters = (resource: string, values: object = {}): Record<string, unknown> => {
  const { filters: served } = useSectionOptions(resource);

  return Object.fromEntries(Object.entries(values).filter(([source]) => isServed(served, source)));
};

const NONE: readonly ReactElement[] = [];

/** fecha_gte and fecha_lte are the filter fecha. */
const isServed = (served: SectionOptions['filters'], source = '') =>
  served?.[source.replace(/_[gl]te$/, '')] !== false;
