import KeyboardIcon from '@mui/icons-material/Keyboard';
import type { Feature } from '../../ui/section/Feature';
import { lazy } from '../../ui/section/lazy';
import { HelpButton } from './HelpButton';
import { ATAJOS } from './shortcuts';

/** The guide beside each screen, and the keys. */
export const help: Feature = {
  slots: {
    heading: HelpButton,
    userMenuEnd: lazy(() => import('./HelpMenuItems')),
    layout: lazy(() => import('./Atajos')),
  },
  commands: [{ label: 'Atajos de teclado (?)', icon: KeyboardIcon, opens: ATAJOS }],
};
