import KeyboardIcon from '@mui/icons-material/Keyboard';
import type { Feature } from '../../ui/section/Feature';
import { lazy } from '../../ui/section/lazy';
import { ATAJOS } from './atajosKey';
import { HelpButton } from './HelpButton';

/** The guide beside each screen, and the keyboard shortcuts. */
export const help: Feature = {
  slots: {
    heading: HelpButton,
    userMenuEnd: lazy(() => import('./HelpMenuItems')),
    layout: lazy(() => import('./Atajos')),
  },
  commands: [{ label: 'Atajos de teclado (?)', icon: KeyboardIcon, opens: ATAJOS }],
};
