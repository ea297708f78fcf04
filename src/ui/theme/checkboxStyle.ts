import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** The outlines of MUI's icons. */
const EMPTY = 'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z';
const CHECKED =
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.9-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z';

/** The native boxes of rows look like MUI's Checkbox. */
export const checkboxStyle = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  '& td.MuiTableCell-paddingCheckbox > input': {
    appearance: 'none',
    display: 'block',
    width: 20,
    height: 20,
    m: 0,
    borderRadius: '50%',
    background: `${icon(EMPTY, palette.text.secondary)} center / 20px no-repeat`,
    cursor: 'pointer',
    '&:checked': { backgroundImage: icon(CHECKED, palette.primary.main) },
    '&:disabled': { backgroundImage: icon(EMPTY, palette.action.disabled), cursor: 'default' },
    '&:hover:not(:disabled)': { backgroundColor: 'action.hover' },
  },
});

const icon = (path: string, fill: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}"><path d="${path}"/></svg>`)}")`;
