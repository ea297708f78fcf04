import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { type MenuEntry, useMenuEntries } from '../../ui/menuEntries';
import { Page } from '../../ui/Page';
import { useUsuarioActual } from '../../ui/usuarioActual';

/** A short welcome with links to what the role may open. */
export default function Bienvenida() {
  const { nombre } = useUsuarioActual();
  const entries = useMenuEntries().filter(({ name }) => name !== 'dashboard');

  return (
    <Page title="Dashboard">
      <Typography sx={{ mb: 2 }}>
        {entries.length > 0
          ? `Bienvenido, ${nombre}. Elija una sección para empezar.`
          : `Bienvenido, ${nombre}. Su rol todavía no tiene secciones: pida acceso a un superadministrador.`}
      </Typography>
      {entries.length > 0 && <SectionLinks entries={entries} />}
    </Page>
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
