import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Button from '@mui/material/Button';
import { useIsOffline } from 'ra-core';
import { Title } from 'react-admin';
import { State } from '../../ui/base/State';
import { useOnReturn } from '../../ui/base/useOnReturn';

const reload = () => window.location.reload();

export const ScreenError = () => {
  useOnReturn(reload);
  if (useIsOffline()) return <NotLoaded />;

  return (
    <>
      <Title title="Algo salió mal" />
      <State
        icon={ErrorIcon}
        severity="error"
        action={
          <Button variant="outlined" onClick={reload}>
            Volver a cargar
          </Button>
        }
      >
        No se pudo mostrar esta pantalla. Vuelva a cargarla o elija otra sección del menú.
      </State>
    </>
  );
};

/** The code of the screen is missing. Without a connection a reload would lose the rest too. */
const NotLoaded = () => (
  <>
    <Title title="Sin conexión" />
    <State icon={CloudOffIcon}>Se mostrará cuando vuelva la conexión</State>
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
