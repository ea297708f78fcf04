import Button from '@mui/material/Button';
import { Title } from 'react-admin';
import { Notice } from '../../ui/page/Notice';

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

/** Plain HTML, because the shell failed too. */
export const AppError = () => (
  <main>
    <h1>Algo salió mal</h1>
    <p role="alert">No se pudo mostrar la aplicación</p>
    <a href="/">Volver al inicio de sesión</a>
  </main>
);
