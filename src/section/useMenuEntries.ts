import { useCanAccessResources, useResourceDefinitions } from 'ra-core';
import type { ComponentType } from 'react';
import { sectionPath } from './sectionPath';
import type { SectionOptions } from './useSectionOptions';

export interface MenuEntry {
  name: string;
  label: string;
  to: string;
  icon: ComponentType;
  preload: () => void;
  figures?: SectionOptions['figures'];
}

/** Sections that the role may open (SPEC 2.6). */
export const useMenuEntries = (): readonly MenuEntry[] => {
  const definitions = useResourceDefinitions<SectionOptions>();
  const entries = Object.values(definitions).flatMap(({ name, icon, options }): MenuEntry[] => {
    if (!options?.screens || options.inMenu === false) return [];
    const { label, path = name, screens, figures } = options;

    return [{ name, icon, label, to: sectionPath(path), figures, preload: screens[''].preload }];
  });
  const { canAccess } = useCanAccessResources({
    action: 'list',
    resources: entries.map(({ name }) => name),
  });

  return entries.filter(({ name }) => canAccess?.[name]);
};
