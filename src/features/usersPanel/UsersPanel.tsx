import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BAR_HEIGHT } from '../../ui/page/barHeight';
import { Notice } from '../../ui/page/Notice';
import { RightDrawer } from '../../ui/page/RightDrawer';
import { UsersList } from './UsersList';

const TITLE = 'Usuarios';

interface UsersPanelProps {
  isBeside: boolean;
  onClose: () => void;
}

/** Who works here and who is active (SPEC 1). */
const UsersPanel = ({ isBeside, onClose }: UsersPanelProps) =>
  isBeside ? (
    <Beside onClose={onClose} />
  ) : (
    <RightDrawer title={TITLE} open onClose={onClose}>
      <Content />
    </RightDrawer>
  );

export default UsersPanel;

const Beside = ({ onClose }: { onClose: () => void }) => {
  const titleId = useId();

  return (
    <Box
      component="aside"
      aria-labelledby={titleId}
      sx={{
        position: 'sticky',
        top: BAR_HEIGHT,
        width: 272,
        height: `calc(100vh - ${BAR_HEIGHT}px)`,
        overflowY: 'auto',
        flexShrink: 0,
        bgcolor: 'background.paper',
        borderLeft: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: 1, py: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
          {TITLE}
        </Typography>
        <Tooltip title="Cerrar panel">
          <IconButton onClick={onClose}>
            <KeyboardDoubleArrowRightIcon />
          </IconButton>
        </Tooltip>
      </Stack>
      <Content />
    </Box>
  );
};

const Content = () => (
  // A panel that fails leaves the screen beside it, and the menu, at work.
  <ErrorBoundary
    fallback={<Notice severity="error">No se pudo mostrar este panel. Vuelva a cargar la página.</Notice>}
  >
    <UsersList />
  </ErrorBoundary>
);
