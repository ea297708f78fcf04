import {
  type RaRecord,
  useResourceContext,
  useResourceDefinition,
  useResourceDefinitions,
  useTranslateLabel,
} from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { isAnnulled } from '../../../contract/rest';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { recordPath } from '../../section/sectionPath';
import { useToScreen } from '../../section/sectionRouter';
import { mayOpen, type SectionOptions, useSectionOptions } from '../../section/useSectionOptions';
import { type ColumnProps, columnsOf } from './Column';
import { completeColumns } from './columns';

interface ShownTable {
  rows: readonly RaRecord[];
  hidden: readonly string[];
  hasRowClick: boolean;
  isCards: boolean;
}

/** Stable elements, until something that they depend on changes. */
export const useColumns = (children: ReactNode, { rows, hidden, hasRowClick, isCards }: ShownTable) => {
  const resource = useResourceContext() ?? '';
  const { fields, rest } = useSectionOptions(resource);
  const { hasEdit } = useResourceDefinition({ resource });
  const definitions = useResourceDefinitions<Partial<SectionOptions>>();
  const translateLabel = useTranslateLabel();
  const toScreen = useToScreen();
  const { role } = useUsuarioActual();
  const isLinked = Boolean(hasEdit) && !hasRowClick;
  const hasAnnulled = rows.some(isAnnulled);

  return useMemo(() => {
    const pathIn = (section: string) => (id: RaRecord['id']) => toScreen(recordPath(section, id));
    const table = {
      fields,
      rest,
      role,
      isCards,
      isLinked,
      hasAnnulled,
      hidden,
      labelOf: ({ source, label }: Pick<ColumnProps, 'source' | 'label'>) =>
        String(translateLabel({ source, resource, label }) ?? ''),
      pathOf: pathIn(resource),
      referenceOf: (reference: string) => {
        const { hasEdit: opens, options } = definitions[reference] ?? {};

        return opens && mayOpen(role, options) ? pathIn(reference) : undefined;
      },
    };

    return completeColumns(columnsOf(children), table);
  }, [
    children,
    resource,
    fields,
    rest,
    role,
    isCards,
    isLinked,
    hasAnnulled,
    hidden,
    definitions,
    translateLabel,
    toScreen,
  ]);
};
