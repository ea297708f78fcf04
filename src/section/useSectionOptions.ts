import { useResourceDefinition, useResourceDefinitions } from 'ra-core';
import { useMemo } from 'react';
import type { DataResource } from './defineResource';
import type { Section, Unsent } from './Section';

/** A section as react-admin's definitions hold it; of data without screens only what DataResource names. */
export interface SectionOptions
  extends Omit<DataResource, 'name'>,
    Partial<Omit<Section, keyof DataResource>> {
  label: string;
}

const NONE: SectionOptions = { label: '', fields: {}, list: [], form: [], filters: [], facts: [], keeps: [] };

/** Empty for a resource without screens. */
export const useSectionOptions = (resource?: string): SectionOptions => {
  const { options } = useResourceDefinition<Partial<SectionOptions>>({ resource });

  return useMemo(() => ({ ...NONE, ...options }), [options]);
};

/** The input that any section keeps and sends itself. */
export const useUnsent = (): Unsent => {
  const definitions = useResourceDefinitions<Partial<SectionOptions>>();

  return useMemo(() => {
    const all = Object.values(definitions).flatMap(({ options }) => options?.unsent ?? []);

    return { keys: all.flatMap(({ keys }) => keys), text: all.map(({ text }) => text).join('. ') };
  }, [definitions]);
};

/** Whether a role may open the records of a section. */
export const mayOpen = (role: string, { access, screenAccess }: Partial<SectionOptions> = {}): boolean =>
  (screenAccess?.edit ?? access)?.some((one) => one === role) ?? false;
