import { ErrorBoundary } from 'react-error-boundary';
import { Notice } from '../../ui/page/Notice';
import { RightDrawer } from '../../ui/page/RightDrawer';
import { UsersList } from './UsersList';

interface UsersPanelProps {
  isBeside: boolean;
  onClose: () => void;
}

/** SPEC 1. A failing panel leaves screen and menu intact. */
const UsersPanel = (props: UsersPanelProps) => (
  <RightDrawer title="Usuarios" open {...props}>
    <ErrorBoundary
      fallback={<Notice severity="error">No se pudo mostrar este panel. Vuelva a cargar la página.</Notice>}
    >
      <UsersList />
    </ErrorBoundary>
  </RightDrawer>
);

export default UsersPanel;
