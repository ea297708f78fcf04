import { alpha, type Theme } from '@mui/material/styles';

/** In units of `sx`. */
export const filterStyle = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 1.5,
  '@media print': { display: 'none' },
  '& .filter-field': { display: 'flex', alignItems: 'flex-end' },
  '& .MuiFormControl-root': { margin: 0 },
  '@media not (pointer: coarse)': {
    '& .MuiButton-outlined, & .MuiInputBase-root': { minHeight: 38 },
  },
  '& .MuiButton-outlined': {
    px: 1.5,
    fontWeight: 400,
    whiteSpace: 'nowrap',
    borderColor: alpha(theme.palette.text.primary, 0.23),
  },
  '&& .MuiAutocomplete-root, && .MuiTextField-root': { width: 152, minWidth: 0 },
  '& .MuiSelect-select': { minWidth: 88 },
  '& .MuiFormHelperText-root': { display: 'none' },
  '& .chips': { display: 'contents' },
  [theme.breakpoints.down('sm')]: {
    '& .chips': {
      display: 'flex',
      flex: '1 0 100%',
      minWidth: 0,
      gap: 1,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    '& .filter-field': { flex: '1 1 120px', minWidth: 0 },
    '& [data-source="q"] .MuiFormControl-root': { width: '100%' },
  },
});
