import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { jornadaAccess } from '../../../contract/jornada';
import { Rol, rolLabels } from '../../../contract/roles';
import { useMenuEntries } from '../../ui/layout/useMenuEntries';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { Jornada } from './Jornada';

/** Replaces the dashboard for roles without one. */
export default function Bienvenida() {
  const { nombre, role, api_local } = useUsuarioActual();
  const { data: rol } = Rol.safeParse(role);
  const hasSections = useMenuEntries().length > 0;

  return (
    <>
      <Title title="Dashboard" />
      <Typography sx={{ mb: 2 }}>
        Le damos la bienvenida, {nombre}.{' '}
        {hasSections
          ? 'Elija una sección del menú para empezar.'
          : 'Su rol todavía no tiene secciones: pida acceso a un superadministrador.'}
      </Typography>
      {rol && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Su rol: {rolLabels[rol]}
        </Typography>
      )}
      {api_local && jornadaAccess.some((one) => one === role) && <Jornada />}
    </>
  );
}
