import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { Value } from '../../fields/ValueField';
import { useKeptInput } from '../useKeptInput';
import { FieldLines } from './ChangedFields';

/** What was typed into a record that takes no input any more: it can be copied until it is dismissed. */
export const UnsentInput = () => {
  const { fields } = useSectionOptions();
  const { values, forget } = useKeptInput();
  const [typed, setTyped] = useState(values);
  const sources = Object.keys(typed).filter((source) => fields[source]);
  if (sources.length === 0) return null;

  const dismiss = () => {
    forget();
    setTyped({});
  };

  return (
    <Alert severity="warning" role="status" onClose={dismiss} closeText="Descartar lo escrito" sx={{ mb: 2 }}>
      Lo que escribió no se guardó:
      <FieldLines sources={sources}>
        {(source) => <Value field={fields[source]} value={typed[source]} />}
      </FieldLines>
    </Alert>
  );
};
