import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Title } from 'react-admin';

/** In place of a screen that failed; the menu around it still works. */
export const ScreenError = () => (
  <>
    <Title title="Algo salió mal" />
    <Alert severity="error" action={<ReloadButton />}>
      <AlertTitle>¡Error!</AlertTitle>
      No se pudo mostrar esta pantalla. Vuelva a cargarla o elija otra sección del menú.
    </Alert>
  </>
);

const ReloadButton = () => (
  <Button color="inherit" onClick={() => window.location.reload()}>
    Volver a cargar
  </Button>
);
