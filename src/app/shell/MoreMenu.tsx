import GroupIcon from '@mui/icons-material/Group';
import { useThemeToggle } from '../theme/useThemeToggle';
import type { UsersPanelState } from '../usersPanel/useUsersPanel';
import { ActionsMenu } from './ActionsMenu';

/** What the bar of a phone has no room for. */
export const MoreMenu = ({ usersPanel }: { usersPanel: UsersPanelState }) => {
  const theme = useThemeToggle();

  return (
    <ActionsMenu
      label="Más"
      actions={[
        { label: 'Panel de usuarios', icon: <GroupIcon />, onChoose: usersPanel.toggle },
        { label: theme.label, icon: theme.icon, onChoose: theme.toggle },
      ]}
    />
  );
};
