import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True where tables are cards. */
export const useIsPhone = () => useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
