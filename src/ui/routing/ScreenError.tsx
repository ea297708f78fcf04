import Button from '@mui/material/Button';
import { Title } from 'react-admin';
import { Notice } from '../page/Notice';

/** In place of a screen that failed; the menu around it still works. */
export const ScreenError = () => (
  <>
    <Title title="Algo salió mal" />
    <Notice
      severity="error"
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          Volver a cargar
        </Button>
      }
    >
      No se pudo mostrar esta pantalla. Vuelva a cargarla o elija otra sección del menú.
    </Notice>
  </>
);

/** The shell failed too: plain HTML, since nothing else can be trusted to work. */
export const AppError = () => (
  <main>
    <h1>Algo salió mal</h1>
    <p role="alert">No se pudo mostrar la aplicación</p>
    <a href="/">Volver al inicio de sesión</a>
  </main>
);
