import { type ReactElement, useMemo } from 'react';
import { SearchInput } from 'react-admin';
import { type SectionOptions, useSectionOptions } from '../section/useSectionOptions';
import { kinds } from '../ui/fields/kinds';

/** The filters, initial values and order that a section declares for its list. */
export const useDeclaredList = (resource: string) => {
  const options = useSectionOptions(resource);

  return useMemo(
    () => ({ filters: filtersOf(options), defaults: defaultsOf(options), sort: sortOf(options) }),
    [options],
  );
};

const filtersOf = ({ fields, filters }: SectionOptions): ReactElement[] =>
  filters.map(({ source }) => {
    if (source === 'q') return <SearchInput key="q" source="q" alwaysOn />;
    const { FilterInput } = kinds[fields[source]?.kind ?? 'text'];

    return <FilterInput key={source} source={source} alwaysOn />;
  });

const defaultsOf = ({ fields, filters }: SectionOptions) =>
  Object.fromEntries(
    filters.map(({ source, value }) => {
      const usual = kinds[fields[source]?.kind ?? 'text'].filterDefaults?.(source);

      return [source, value === undefined ? usual : value === '' ? undefined : { [source]: value }];
    }),
  );

const sortOf = ({ fields, rest }: SectionOptions) =>
  fields.fecha
    ? ({ field: 'fecha', order: 'DESC' } as const)
    : ({ field: rest?.sort[0] ?? 'id', order: 'ASC' } as const);
