import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useResourceDefinitions } from 'ra-core';
import { Suspense } from 'react';
import { Title } from 'react-admin';
import { Rol, rolLabels } from '../../../contract/roles';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { SiguienteButton } from '../../features/work/SiguienteButton';
import { useQueues } from '../../features/work/useQueues';
import { type MenuEntry, useMenuEntries } from '../../section/useMenuEntries';
import type { SectionOptions } from '../../section/useSectionOptions';
import { LinkCard, LinkCards } from '../../ui/base/LinkCard';
import { RouteProgress } from '../../ui/base/Loading';
import { PageActions } from '../../ui/base/PageActions';
import { CardFigures } from '../../views/CardFigures';
import { Listas } from './Lista';
import { RaroHoy } from './RaroHoy';

/** For roles without a dashboard: the list of what waits for them, or their sections. */
export default function Bienvenida() {
  const definitions = useResourceDefinitions<Partial<SectionOptions>>();
  const [{ section } = { section: '' }] = useQueues();
  const { home: Home } = definitions[section]?.options ?? {};
  const entries = useMenuEntries();
  if (!Home) return <Welcome entries={entries} />;

  return (
    <>
      <Sections entries={entries} isLow />
      <Raro />
      <ResourceContextProvider value={section}>
        <Suspense fallback={<RouteProgress />}>
          <Home />
        </Suspense>
      </ResourceContextProvider>
    </>
  );
}

interface EntriesProps {
  entries: readonly MenuEntry[];
  isLow?: boolean;
}

const Welcome = ({ entries }: EntriesProps) => {
  const { nombre, role } = useUsuarioActual();
  const { data: rol } = Rol.safeParse(role);

  return (
    <>
      <Title title="Dashboard" />
      <PageActions>
        <SiguienteButton isPrimary />
      </PageActions>
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
      {rol && <Raro />}
      <Sections entries={entries} />
    </>
  );
};

const Raro = () => (
  <Listas>
    <RaroHoy />
  </Listas>
);

const Sections = ({ entries, isLow }: EntriesProps) => (
  <LinkCards isLow={isLow}>
    {entries.map(({ name, label, to, icon: Icon, preload, figures }) => (
      <LinkCard key={name} to={to} title={label} icon={<Icon />} onPointerEnter={preload}>
        <CardFigures of={figures} />
      </LinkCard>
    ))}
  </LinkCards>
);
