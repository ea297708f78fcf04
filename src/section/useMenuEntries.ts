import { useCanAccessResources, useResourceDefinitions } from 'ra-core';
import { type ComponentType, useMemo } from 'react';
import type { SectionOptions } from './useSectionOptions';

export interface MenuEntry {
  name: string;
  label: string;
  to: string;
  icon: ComponentType;
  preload?: () => void;
  figures?: SectionOptions['figures'];
}

/** Sections that the role may open (SPEC 2.6). */
export const useMenuEntries = (): readonly MenuEntry[] => {
  const definitions = useResourceDefinitions<SectionOptions>();
  const offered = useMemo(
    () =>
      Object.values(definitions).flatMap(({ name, icon, options }): MenuEntry[] => {
        if (!options?.menuPath) return [];
        const { label, menuPath: to, preload, figures } = options;

        return [{ name, icon, label, to, figures, preload: () => preload?.('') }];
      }),
    [definitions],
  );
  const { canAccess } = useCanAccessResources({
    action: 'list',
    resources: useMemo(() => offered.map(({ name }) => name), [offered]),
  });

  return useMemo(() => offered.filter(({ name }) => canAccess?.[name]), [offered, canAccess]);
};
