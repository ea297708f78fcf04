import { useResourceDefinitions } from 'ra-core';
import { type ReactElement, useMemo } from 'react';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { offererOf } from '../../../section/field';
import { type SectionOptions, useSectionOptions } from '../../../section/useSectionOptions';

/** Leaves out filters that the host lacks, and references that the role does not choose from. */
export const useOfferedFilters = (resource: string, filters: readonly ReactElement[] = NONE) => {
  const { unserved, fields } = useSectionOptions(resource);
  const definitions = useResourceDefinitions<Partial<SectionOptions>>();
  const { role } = useUsuarioActual();

  return useMemo(
    () =>
      filters.filter(({ props }) => {
        const { source }: { source?: string } = Object(props);
        const { asChoice } = definitions[offererOf(fields[source ?? ''])]?.options ?? {};

        return (asChoice?.roles?.includes(role) ?? true) && isServed(unserved, source);
      }),
    [filters, unserved, fields, definitions, role],
  );
};

export const useServedFilters = (resource: string, values: object = {}): Record<string, unknown> => {
  const { unserved } = useSectionOptions(resource);

  return Object.fromEntries(Object.entries(values).filter(([source]) => isServed(unserved, source)));
};

const NONE: readonly ReactElement[] = [];

/** fecha_gte and fecha_lte belong to the filter fecha. */
const isServed = (unserved: SectionOptions['unserved'] = [], source = '') =>
  !unserved.includes(source.replace(/_[gl]te$/, ''));
