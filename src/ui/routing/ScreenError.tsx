import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Title } from 'react-admin';

/** In place of a screen that failed; the menu around it still works. */
export const ScreenError = () => {
  const reload = (
    <Button color="inherit" onClick={() => window.location.reload()}>
      Volver a cargar
    </Button>
  );

  return (
    <>
      <Title title="Algo salió mal" />
      <Alert severity="error" action={reload}>
        <AlertTitle>¡Error!</AlertTitle>
        No se pudo mostrar esta pantalla. Vuelva a cargarla o elija otra sección del menú.
      </Alert>
    </>
  );
};

/** The shell failed too: plain HTML, since nothing else can be trusted to work. */
export const AppError = () => (
  <main>
    <h1>Algo salió mal</h1>
    <p role="alert">No se pudo mostrar la aplicación</p>
    <a href="/">Volver al inicio de sesión</a>
  </main>
);
