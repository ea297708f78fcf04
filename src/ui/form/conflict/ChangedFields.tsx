import Box from '@mui/material/Box';
import { useResourceContext, useTranslateLabel } from 'ra-core';
import type { ReactNode } from 'react';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { Value } from '../../fields/ValueField';
import type { Values } from '../validation/formValues';

interface ChangedFieldsProps {
  sources: readonly string[];
  before: Values;
  after: Values;
}

/** «Valor: $40.00 → $50.00» for each field. */
export const ChangedFields = ({ sources, before, after }: ChangedFieldsProps) => {
  const { fields } = useSectionOptions();

  return (
    <FieldLines sources={sources}>
      {(source) => (
        <>
          <Value field={fields[source]} value={before[source]} />
          {' → '}
          <Value field={fields[source]} value={after[source]} />
        </>
      )}
    </FieldLines>
  );
};

interface FieldLinesProps {
  sources: readonly string[];
  children: (source: string) => ReactNode;
}

/** A line for each field: its label, and what `children` shows of it. */
export const FieldLines = ({ sources, children }: FieldLinesProps) => {
  const labelOf = useLabelOf();

  return sources.map((source) => (
    <Box key={source} sx={{ overflowWrap: 'anywhere' }}>
      {labelOf(source)}: {children(source)}
    </Box>
  ));
};

export const useLabelOf = () => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();

  return (source: string) => translateLabel({ source, resource });
};
