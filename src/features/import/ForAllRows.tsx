import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { takeKeys } from '../../ui/base/keys';
import { valueText } from '../../ui/fields/ValueField';
import { ValueSelect } from '../../ui/report/ValueSelect';
import type { Review } from './importCalls';
import type { Target } from './targets';
import type { Import } from './useImport';

interface ForAllRowsProps {
  target: Target;
  state: Import;
  review: Review;
}

/** One value of a required field that the file does not have, for each of its rows. */
export const ForAllRows = ({ target: { source, field }, state, review }: ForAllRowsProps) => {
  const { [source]: fixed = '' } = review.fixed ?? {};
  const [typed, setTyped] = useState(fixed);
  const byDefault = state.section.defaults[source] ?? '';
  const count = review.lines.length;
  const label = `${field.label}, para ${count === 1 ? 'la fila' : `las ${count} filas`}`;
  const fix = (text: string) => {
    if (text !== fixed) void state.fix(review, source, text);
  };

  if (field.choices) {
    return (
      <ValueSelect
        label={label}
        value={fixed}
        none={byDefault === '' ? 'Elija' : `${valueText(field, byDefault)} (por defecto)`}
        width={280}
        choices={field.choices.map(({ id, name }) => ({ id: String(id), name }))}
        onChange={fix}
      />
    );
  }

  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => fix(typed.trim())}
      onKeyDown={takeKeys((stroke) => stroke === 'Enter' && (() => fix(typed.trim())))}
      sx={{ width: 280 }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
