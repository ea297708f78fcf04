import { useResourceDefinition } from 'ra-core';
import { useMemo } from 'react';
import type { Rol } from '../../contract/roles';
import type { Card, Section } from './Section';

export interface SectionOptions
  extends Pick<
    Section,
    | 'label'
    | 'fields'
    | 'list'
    | 'form'
    | 'filters'
    | 'facts'
    | 'keeps'
    | 'singular'
    | 'rest'
    | 'unserved'
    | 'history'
    | 'path'
    | 'help'
    | 'asChoice'
    | 'figures'
    | 'queueOf'
    | 'recordRepresentation'
  > {
  /** Roles that may open a record. */
  access?: readonly Rol[];
  menuPath?: string;
  preload?: (path: string) => void;
  cards?: Readonly<Record<string, Card & { to: string }>>;
  parent?: { label: string; to: string };
}

const NONE: SectionOptions = { label: '', fields: {}, list: [], form: [], filters: [], facts: [], keeps: [] };

/** Empty for a resource without screens. */
export const useSectionOptions = (resource?: string): SectionOptions => {
  const { options } = useResourceDefinition<Partial<SectionOptions>>({ resource });

  return useMemo(() => ({ ...NONE, ...options }), [options]);
};
