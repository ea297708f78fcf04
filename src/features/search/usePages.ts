import { useQuery } from '@tanstack/react-query';
import { type ResourceDefinition, useAuthProvider, useResourceDefinitions } from 'ra-core';
import { nounOf } from '../../format/noun';
import { sectionPath } from '../../section/sectionPath';
import { useMenuEntries } from '../../section/useMenuEntries';
import type { SectionOptions } from '../../section/useSectionOptions';
import type { Destination } from './destination';

const group = 'Páginas';

/** Subpages and create forms only appear once the user types. */
export const usePages = (typed: string): readonly Destination[] => {
  const sections = useMenuEntries().map(({ to, label, icon }) => ({ to, label, icon, group }));
  const others = useOtherPages();

  return typed.trim() === '' ? sections : [...sections, ...others];
};

const useOtherPages = (): readonly Destination[] => {
  const definitions = Object.values(useResourceDefinitions<SectionOptions>());
  const authProvider = useAuthProvider();
  const { data: offered = [] } = useQuery({
    queryKey: ['auth', 'canAccess', 'pages'],
    queryFn: async () => {
      const pages = [...definitions.flatMap(cardsOf), ...definitions.flatMap(formOf)];
      const allowed = await Promise.all(
        pages.map(({ resource, action }) => authProvider?.canAccess?.({ resource, action })),
      );

      return pages.filter((_page, index) => allowed[index]);
    },
  });

  return offered.map(({ resource, action, ...page }) => ({
    ...page,
    to: sectionPath(resource, action),
    group,
  }));
};

type Definition = ResourceDefinition<SectionOptions>;

const cardsOf = ({ name, icon, options }: Definition) =>
  Object.entries(options?.cards ?? {}).map(([action, { page, text }]) => ({
    resource: name,
    action,
    label: page,
    detail: text,
    icon,
  }));

const formOf = ({ name, icon, hasCreate, options }: Definition) =>
  hasCreate && options?.singular
    ? [{ resource: name, action: 'create', label: nounOf(options.singular).fresh, icon }]
    : [];
