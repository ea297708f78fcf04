import Box from '@mui/material/Box';
import { useResourceContext, useTranslateLabel } from 'ra-core';
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
  const labelOf = useLabelOf();

  return sources.map((source) => (
    <Box key={source} sx={{ overflowWrap: 'anywhere' }}>
      {labelOf(source)}: <Value field={fields[source]} value={before[source]} />
      {' → '}
      <Value field={fields[source]} value={after[source]} />
    </Box>
  ));
};

export const useLabelOf = () => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();

  return (source: string) => translateLabel({ source, resource });
};
