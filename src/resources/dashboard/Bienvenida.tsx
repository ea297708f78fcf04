import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { Title } from 'react-admin';
import { Rol, rolLabels } from '../../../contract/roles';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { SiguienteButton } from '../../features/siguiente/SiguienteButton';
import { useWork } from '../../features/work/useWork';
import { useMenuEntries } from '../../section/useMenuEntries';

/** For roles without a dashboard. */
export default function Bienvenida() {
  const { nombre, role } = useUsuarioActual();
  const { data: rol } = Rol.safeParse(role);
  const entries = useMenuEntries();
  const work = useWork();

  return (
    <>
      <Title title="Dashboard" />
      <Typography sx={{ mb: 2 }}>
        Le damos la bienvenida, {nombre}.{' '}
        {entries.length > 0
          ? 'Elija una sección para empezar'
          : 'Su rol todavía no tiene secciones: pida acceso a un súper administrador'}
      </Typography>
      {rol && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Su rol: {rolLabels[rol]}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <SiguienteButton isPrimary />
        {entries.map(({ name, label, to, icon: Icon, preload }) => (
          <Button
            key={name}
            variant="outlined"
            component={LinkBase}
            to={to}
            startIcon={<Icon />}
            onPointerEnter={preload}
          >
            {work[name] ? `${label}: ${work[name].text}` : label}
          </Button>
        ))}
      </Stack>
    </>
  );
}
