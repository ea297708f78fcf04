import GroupIcon from '@mui/icons-material/Group';
import type { UsersPanelState } from '../../resources/usuarios/panel/useUsersPanel';
import { ActionsMenu } from '../../ui/action/ActionsMenu';
import { useThemeToggle } from '../theme/useThemeToggle';

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
