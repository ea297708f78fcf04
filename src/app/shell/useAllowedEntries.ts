import { useCanAccessResources } from 'ra-core';
import { useMemo } from 'react';
import type { Section } from '../../resources/defineSection';
import type { MenuEntry } from '../../ui/menuEntries';
import { sectionPath } from '../../ui/sectionPath';

/** The sections of the menu that the role may open, in their order (SPEC 2). */
export const useAllowedEntries = (sections: readonly Section[]): readonly MenuEntry[] => {
  const offered = useMemo(() => sections.filter(isInMenu), [sections]);
  const resources = useMemo(() => offered.map(({ name }) => name), [offered]);
  const { canAccess } = useCanAccessResources({ action: 'list', resources });

  return useMemo(() => offered.filter(({ name }) => canAccess?.[name]).map(toEntry), [offered, canAccess]);
};

const isInMenu = ({ inMenu }: Section) => inMenu !== false;

const toEntry = ({ name, path = name, label, icon }: Section): MenuEntry => ({
  name,
  label,
  icon,
  to: sectionPath(path),
});
