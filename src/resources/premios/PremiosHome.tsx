import { turnoDe } from '../../../contract/premios';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { CreateButton } from '../../views/CreateButton';
import { ListActions } from '../../views/List';
import { useHomeList } from '../../views/useHomeList';
import PremiosList from './PremiosList';

/** The home of a revisor and of premiación: the premios of their turn, those that wait longest first. */
export default function PremiosHome() {
  const { role } = useUsuarioActual();
  const [estado] = turnoDe(role);

  return (
    <PremiosList
      {...useHomeList()}
      filterDefaultValues={{ estado }}
      sort={OLDEST}
      // «Siguiente pendiente» is the filled button.
      actions={<ListActions create={<CreateButton variant="outlined" />} />}
      isHome
    />
  );
}

const OLDEST = { field: 'fecha', order: 'ASC' } as const;
