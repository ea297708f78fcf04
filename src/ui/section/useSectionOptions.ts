import { useResourceDefinition } from 'ra-core';
import { useMemo } from 'react';
import type { Rol } from '../../../contract/roles';
import type { Field } from '../fields/field';
import type { Card, Section } from './Section';

/** The options of a section's react-admin resource. */
export interface SectionOptions
  extends Pick<Section, 'singular' | 'rest' | 'filters' | 'history' | 'path' | 'help' | 'offers'> {
  label: string;
  fields: Readonly<Record<string, Field>>;
  /** Roles that may open a record. */
  access?: readonly Rol[];
  menuPath?: string;
  /** Loads the code of a screen, by path. */
  preload?: (path: string) => void;
  cards?: Readonly<Record<string, Card & { to: string }>>;
  /** For a nested section, such as one of Configuración. */
  parent?: { label: string; to: string };
}

const NONE: SectionOptions = { label: '', fields: {} };

/** Empty for a resource without screens. */
export const useSectionOptions = (resource?: string): SectionOptions => {
  const { options } = useResourceDefinition<Partial<SectionOptions>>({ resource });

  return useMemo(() => ({ ...NONE, ...options }), [options]);
};
