import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { Rol, rolLabels } from '../../../contract/roles';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { SiguienteButton } from '../../features/work/SiguienteButton';
import { useMenuEntries } from '../../section/useMenuEntries';
import { LinkCard, LinkCards } from '../../ui/base/LinkCard';
import { PageActions } from '../../ui/base/PageActions';
import { CardFigures } from '../../views/CardFigures';
import { RaroHoy } from './RaroHoy';

/** For roles without a dashboard. */
export default function Bienvenida() {
  const { nombre, role } = useUsuarioActual();
  const { data: rol } = Rol.safeParse(role);
  const entries = useMenuEntries();

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
      {rol && <RaroHoy />}
      <LinkCards>
        {entries.map(({ name, label, to, icon: Icon, preload, figures }) => (
          <LinkCard key={name} to={to} title={label} icon={<Icon />} onPointerEnter={preload}>
            <CardFigures of={figures} />
          </LinkCard>
        ))}
      </LinkCards>
    </>
  );
}
