import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { Title } from 'react-admin';
import { jornadaAccess } from '../../../contract/jornada';
import { Rol, rolLabels } from '../../../contract/roles';
import { type MenuEntry, useMenuEntries } from '../../ui/layout/useMenuEntries';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { Jornada } from './Jornada';

/** In place of the dashboard for a role without one. */
export default function Bienvenida() {
  const { nombre, role, api_local } = useUsuarioActual();
  const { data: rol } = Rol.safeParse(role);
  const entries = useMenuEntries();

  return (
    <>
      <Title title="Dashboard" />
      <Typography sx={{ mb: 2 }}>
        Le damos la bienvenida, {nombre}.{' '}
        {entries.length === 0
          ? 'Su rol todavía no tiene secciones: pida acceso a un superadministrador.'
          : 'Elija una sección para empezar.'}
      </Typography>
      {rol && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Su rol: {rolLabels[rol]}
        </Typography>
      )}
      {api_local && jornadaAccess.some((one) => one === role) && <Jornada />}
      {entries.length > 0 && <SectionLinks entries={entries} />}
    </>
  );
}

const SectionLinks = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <Card
    component="nav"
    aria-label="Secciones"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}
  >
    {entries.map(({ name, to, label, icon: Icon }) => (
      <CardActionArea
        key={name}
        component={LinkBase}
        to={to}
        sx={{ display: 'flex', justifyContent: 'flex-start', gap: 1.5, p: 2 }}
      >
        <Icon />
        {label}
      </CardActionArea>
    ))}
  </Card>
);
