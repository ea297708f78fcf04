import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import { ErrorBoundary } from 'react-error-boundary';
import { RightDrawer } from '../../ui/base/RightDrawer';
import { State } from '../../ui/base/State';
import { UsersList } from './UsersList';

interface UsersPanelProps {
  isBeside: boolean;
  onClose: () => void;
}

/** SPEC 1.4. A failing panel leaves screen and menu intact. */
const UsersPanel = (props: UsersPanelProps) => (
  <RightDrawer title="Usuarios" open {...props}>
    <ErrorBoundary
      fallback={
        <Box sx={{ px: 2 }}>
          <State icon={ErrorIcon} severity="error">
            No se pudo mostrar este panel. Vuelva a cargar la página.
          </State>
        </Box>
      }
    >
      <UsersList />
    </ErrorBoundary>
  </RightDrawer>
);

export default UsersPanel;
