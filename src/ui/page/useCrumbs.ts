import { useGetResourceLabel, useResourceContext } from 'ra-core';
import { useSectionOptions } from '../fields/useSectionOptions';
import { sectionPath } from './sectionPath';

/** The way back from a screen of the section around: what stands above it, the section, the screen. */
export const useCrumbs = (screen?: string) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel()(resource);
  const { parent } = useSectionOptions(resource);
  const above = parent ? [parent] : [];

  if (screen === undefined) return parent ? [parent, { label }] : [];

  return [...above, { label, to: sectionPath(resource) }, { label: screen }];
};
