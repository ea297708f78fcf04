import Alert from '@mui/material/Alert';
import { useUsuarioActual } from '../authProvider/usuarioActual';

/** Tells a sumador without a usuario principal why every list is empty. */
export const SinAdministrador = () => {
  const { sin_administrador } = useUsuarioActual();
  if (!sin_administrador) return null;

  return (
    <Alert severity="warning" role="status" sx={{ mb: 2, displayPrint: 'none' }}>
      Su usuario no tiene administrador, por eso no ve promotores ni ventas. Pida a quien maneja los usuarios
      que se lo asigne.
    </Alert>
  );
};
