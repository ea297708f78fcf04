import type { ReactElement } from 'react';
import type { Choice } from '../../../section/field';

export type Filter = ReactElement<{
  source: string;
  alwaysOn?: boolean;
  label?: string;
  choices?: readonly Choice[];
  resource?: string;
  record?: object;
  helperText?: boolean;
}>;

export const sourcesOf = ({ type, props: { source } }: Filter): readonly string[] => {
  const { sourcesOf: own }: { sourcesOf?: (source: string) => readonly string[] } = Object(type);

  return own?.(source) ?? [source];
};

export const isRange = (filter: Filter): boolean => sourcesOf(filter).length > 1;
