import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useHelp } from './help';

/** Leads to what the guide says of this screen, beside which it can be read. */
export const HelpButton = () => (
  <Tooltip title="Ayuda">
    <IconButton component="a" href={useHelp()} target="_blank" rel="noopener" sx={STYLE}>
      <HelpOutlineIcon />
    </IconButton>
  </Tooltip>
);

const STYLE = { color: 'text.secondary', displayPrint: 'none' };
