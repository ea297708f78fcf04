import { alpha, type Theme } from '@mui/material/styles';

/** The filters of a list: one line below the title, closer together than forms. */
export const filterStyle = (theme: Theme) => ({
  gap: 8,
  marginBottom: 12,
  '@media print': { display: 'none' },
  '& .filter-field': { display: 'flex', alignItems: 'flex-end' },
  // Inputs and buttons on one line, of one height.
  '& .MuiFormControl-root': { margin: 0 },
  '@media not (pointer: coarse)': {
    '& .MuiButton-outlined, & .MuiInputBase-root': { minHeight: 38 },
  },
  '& .MuiButton-outlined': {
    paddingInline: 12,
    fontWeight: 400,
    whiteSpace: 'nowrap',
    borderColor: alpha(theme.palette.text.primary, 0.23),
  },
  '& .MuiAutocomplete-root': { width: 160 },
  '& .MuiSelect-select': { minWidth: 88 },
  '& .MuiFormHelperText-root': { display: 'none' },
  '& [data-source="q"] .MuiFormControl-root': { width: 160 },
  // The search has what Filtros leaves of a phone.
  [theme.breakpoints.down('sm')]: {
    '& .filter-field': { flex: '1 1 120px', minWidth: 0 },
    '& [data-source="q"] .MuiFormControl-root': { width: '100%' },
  },
});
