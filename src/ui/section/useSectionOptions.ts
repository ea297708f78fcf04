import { useResourceDefinition } from 'ra-core';
import { useMemo } from 'react';
import type { Rol } from '../../../contract/roles';
import type { Field } from '../fields/field';
import type { Card, Section } from './Section';

/** A section as its screens see it: the options of its react-admin resource. */
export interface SectionOptions
  extends Pick<Section, 'singular' | 'rest' | 'filters' | 'history' | 'path' | 'help' | 'offers'> {
  label: string;
  fields: Readonly<Record<string, Field>>;
  /** The roles that may open a record. */
  access?: readonly Rol[];
  menuPath?: string;
  /** Fetches the program of a screen, by its path below the section's own. */
  preload?: (path: string) => void;
  cards?: Readonly<Record<string, Card & { to: string }>>;
  /** The section above, for one that stands below another: Configuración. */
  parent?: { label: string; to: string };
}

const NONE: SectionOptions = { label: '', fields: {} };

/** The options of a section; empty for a resource without screens. */
export const useSectionOptions = (resource?: string): SectionOptions => {
  const { options } = useResourceDefinition<Partial<SectionOptions>>({ resource });

  return useMemo(() => ({ ...NONE, ...options }), [options]);
};
