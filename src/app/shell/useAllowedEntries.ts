import { useCanAccessResources, useResourceDefinitions } from 'ra-core';
import { useMemo } from 'react';
import type { SectionOptions } from '../../ui/fields/useSectionOptions';
import type { MenuEntry } from '../../ui/page/menuEntries';

/** The sections of the menu that the role may open, in their order (SPEC 2). */
export const useAllowedEntries = (): readonly MenuEntry[] => {
  const definitions = useResourceDefinitions<SectionOptions>();
  const offered = useMemo(
    () =>
      Object.values(definitions).flatMap(({ name, icon, options }): MenuEntry[] =>
        options?.menuPath ? [{ name, icon, label: options.label, to: options.menuPath }] : [],
      ),
    [definitions],
  );
  const resources = useMemo(() => offered.map(({ name }) => name), [offered]);
  const { canAccess } = useCanAccessResources({ action: 'list', resources });

  return useMemo(() => offered.filter(({ name }) => canAccess?.[name]), [offered, canAccess]);
};
