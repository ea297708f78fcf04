import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useIsOffline } from 'ra-core';
import { Title } from 'react-admin';
import { Notice } from '../../ui/page/Notice';
import { useOnReturn } from '../../ui/page/useOnReturn';

const reload = () => window.location.reload();

export const ScreenError = () => {
  useOnReturn(reload);
  if (useIsOffline()) return <NotLoaded />;

  return (
    <>
      <Title title="Algo salió mal" />
      <Notice
        severity="error"
        action={
          <Button color="inherit" onClick={reload}>
            Volver a cargar
          </Button>
        }
      >
        No se pudo mostrar esta pantalla. Vuelva a cargarla o elija otra sección del menú.
      </Notice>
    </>
  );
};

/** The code of the screen is missing. Without a connection a reload would lose the rest too. */
const NotLoaded = () => (
  <>
    <Title title="Sin conexión" />
    <Alert severity="info">Se mostrará cuando vuelva la conexión</Alert>
  </>
);

/** Plain HTML, because the shell failed too. */
export const AppError = () => (
  <main>
    <h1>Algo salió mal</h1>
    <p role="alert">No se pudo mostrar la aplicación</p>
    <a href="/">Volver al inicio de sesión</a>
  </main>
);
