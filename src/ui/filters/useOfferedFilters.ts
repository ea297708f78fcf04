import { type ReactElement, useMemo } from 'react';
import { useUsuarioActual } from '../layout/usuarioActual';
import { type SectionOptions, useSectionOptions } from '../section/useSectionOptions';

/** The inputs that the API can narrow by; one that is for some roles alone says so as AdministradorInput does. */
export const useOfferedFilters = (
  resource: string,
  filters: readonly ReactElement[] = NONE,
): ReactElement[] => {
  const { filters: served } = useSectionOptions(resource);
  const { role } = useUsuarioActual();

  return useMemo(() => {
    const isFor = ({ type }: ReactElement): boolean => {
      const { access }: { access?: readonly string[] } = Object(type);

      return access?.includes(role) ?? true;
    };

    return filters.filter((filter) => isFor(filter) && isServed(served, Object(filter.props).source));
  }, [filters, served, role]);
};

/** What a list is narrowed to at first, without what the API cannot narrow by. */
export const useServedFilters = (resource: string, values: object = {}): Record<string, unknown> => {
  const { filters: served } = useSectionOptions(resource);

  return Object.fromEntries(Object.entries(values).filter(([source]) => isServed(served, source)));
};

const NONE: readonly ReactElement[] = [];

/** A range is one filter: fecha_gte and fecha_lte are fecha. */
const isServed = (served: SectionOptions['filters'], source = '') =>
  served?.[source.replace(/_[gl]te$/, '')] !== false;
