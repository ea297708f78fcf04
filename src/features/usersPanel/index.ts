import type { Feature } from '../../ui/section/Feature';
import { PanelAside, PanelMenuItem, PanelToggle } from './PanelToggle';

/** Who works here, and who is active, beside every screen. */
export const usersPanel: Feature = {
  slots: { appBar: PanelToggle, userMenu: PanelMenuItem, aside: PanelAside },
};
