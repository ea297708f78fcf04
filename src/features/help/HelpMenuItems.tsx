import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useStore } from 'ra-core';
import type { Slots } from '../../ui/section/slots';
import { ATAJOS } from './atajosKey';
import { helpPath } from './HelpButton';

/** The guide, and the shortcuts, but on a phone, which has no keys. */
export default function HelpMenuItems({ isPhone, onClose }: Slots['userMenuEnd']) {
  const [, setIsOpen] = useStore(ATAJOS, false);
  const showKeys = () => {
    onClose();
    setIsOpen(true);
  };

  return (
    <>
      <MenuItem component="a" href={helpPath()} target="_blank" rel="noopener" onClick={onClose}>
        <ListItemIcon>
          <HelpOutlineIcon />
        </ListItemIcon>
        Ayuda
      </MenuItem>
      {!isPhone && (
        <MenuItem onClick={showKeys}>
          <ListItemIcon>
            <KeyboardIcon />
          </ListItemIcon>
          Atajos de teclado
        </MenuItem>
      )}
    </>
  );
}
