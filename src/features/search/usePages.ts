import { useQuery } from '@tanstack/react-query';
import { useAuthProvider, useResourceDefinitions } from 'ra-core';
import { nounOf } from '../../format/noun';
import { askedOf, sectionPath } from '../../section/sectionPath';
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
  const definitions = useResourceDefinitions<SectionOptions>();
  const authProvider = useAuthProvider();
  const cards = Object.values(definitions).flatMap(({ options }) => Object.values(options?.cards ?? {}));
  const forms = Object.values(definitions).flatMap(({ name, hasCreate, options }) =>
    hasCreate && options?.singular
      ? [{ to: sectionPath(name, 'create'), page: nounOf(options.singular).fresh, text: undefined }]
      : [],
  );
  const { data: offered = [] } = useQuery({
    queryKey: ['auth', 'canAccess', 'pages'],
    queryFn: async () => {
      const pages = [...cards, ...forms];
      const allowed = await Promise.all(pages.map(({ to }) => authProvider?.canAccess?.(askedOf(to))));

      return pages.filter((_page, index) => allowed[index]);
    },
  });

  return offered.map(({ to, page, text }) => ({
    to,
    label: page,
    detail: text,
    group,
    icon: definitions[askedOf(to).resource]?.icon,
  }));
};
