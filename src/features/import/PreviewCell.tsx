import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ComponentProps } from 'react';
import { LONGEST_CELDA } from '../../../contract/importar';
import { valueText } from '../../ui/fields/valueText';
import { nameOfReference, type References } from './readCell';
import { errorOf, type ImportRow, rowErrors } from './rows';
import { DOTS, type Target } from './targets';
import type { Import } from './useImport';

interface PreviewCellProps extends Target {
  row: ImportRow;
  references: References;
  onCorrect: Import['correct'];
}

/** The new value, beside the present one; an input where it is wrong, or was corrected. */
export const PreviewCell = ({ row, source, field, references, onCorrect }: PreviewCellProps) => {
  const { text, value, isCorrected } = row.cells[source] ?? { text: '' };
  const error = errorOf(row, source);
  const change = row.outcome?.cambios.find(({ campo }) => campo === source);
  const isOpen = error || isCorrected || rowErrors(row, String).length > 0;

  const asShown = (value: string | number) => {
    if (field.isSecret) return DOTS;
    if (field.kind === 'reference' && value !== '')
      return nameOfReference(references, field.reference, value);

    return valueText(field, String(value));
  };
  const correct = ({ value: written }: HTMLInputElement) => {
    if (written.trim() !== text) void onCorrect(row.fila, { source, field }, written.trim());
  };

  return (
    <>
      {change && (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {asShown(change.antes)}
          </Box>
          {' → '}
        </>
      )}
      {isOpen ? (
        <TextField
          key={row.fila}
          type={field.isSecret ? 'password' : 'text'}
          defaultValue={text}
          error={error !== undefined}
          helperText={error ?? (value !== undefined && asShown(value) !== text && asShown(value))}
          slotProps={{
            htmlInput: {
              'aria-label': `${field.label}, fila ${row.fila}`,
              maxLength: LONGEST_CELDA,
              autoComplete: 'off',
              onBlur: ({ currentTarget }) => correct(currentTarget),
              onKeyDown: ({ key, currentTarget }) => key === 'Enter' && correct(currentTarget),
            } satisfies ComponentProps<'input'>,
          }}
          sx={CELL}
        />
      ) : (
        <span>{value === undefined ? text : asShown(value)}</span>
      )}
    </>
  );
};

/** Wide enough for a date, and an error below. */
const CELL = {
  minWidth: 128,
  maxWidth: { xs: 240, sm: 'none' },
  '& .MuiFormHelperText-root': { mx: 0, whiteSpace: 'normal' },
};
