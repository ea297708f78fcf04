import { useResourceDefinition } from 'ra-core';
import { useMemo } from 'react';
import type { Imports, RestSection } from '../../../contract/rest';
import type { Rol } from '../../../contract/roles';
import type { Field } from '../fields/field';
import type { Card, Kept } from './Section';

/** What a section hands to its screens, as the options of its react-admin resource. */
export interface SectionOptions {
  label: string;
  /** One record with its article: 'un gasto'. */
  singular?: string;
  fields: Readonly<Record<string, Field>>;
  /** Who opens a record of it. */
  access?: readonly Rol[];
  rest?: RestSection;
  /** What lists leave out, by source. */
  filters?: Readonly<Record<string, false>>;
  history?: false;
  /** Its records can be imported from a spreadsheet. */
  imports?: Imports;
  /** Where the menu leads to; none for what is not in it. */
  menuPath?: string;
  /** Fetches the program of a screen, by its path below the section's own, before it is opened. */
  preload?: (path: string) => void;
  /** Its address below /auth. */
  path?: string;
  /** What the guide says of its screens, by their path. */
  help?: Readonly<Record<string, string>>;
  cards?: readonly (Card & { to: string })[];
  kept?: Kept;
  /** The section above, for one that stands below another: Configuración. */
  parent?: { label: string; to: string };
}

const NONE: SectionOptions = { label: '', fields: {} };

/** What the section of a resource declares; nothing where it has no screens. */
export const useSectionOptions = (resource?: string): SectionOptions => {
  const { options } = useResourceDefinition<Partial<SectionOptions>>({ resource });

  return useMemo(() => ({ ...NONE, ...options }), [options]);
};
