import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { sectionPath } from '../../section/sectionPath';
import { State } from '../../ui/base/State';
import { CreateButton } from '../../views/CreateButton';
import { Empty, useNarrowing } from '../../views/Empty';
import { ListActions } from '../../views/List';
import { useHomeList } from '../../views/useHomeList';
import VentasList from './VentasList';

/** The home of a sumador: a new venta, and their own drafts. */
export default function VentasHome() {
  const { id } = useUsuarioActual();

  return (
    <VentasList
      {...useHomeList()}
      filter={{ fk_usuario_sumador: id }}
      filterDefaultValues={DRAFTS}
      actions={ACTIONS}
      empty={<SinBorradores />}
    />
  );
}

const DRAFTS = { estado: 'B' };

const ACTIONS = (
  <>
    <CreateButton />
    <ListActions create={null} />
  </>
);

const SinBorradores = () => {
  const { q, isDated, chosen } = useNarrowing();
  const isWork = !q && !isDated && chosen.length === 1 && chosen[0] === 'estado';
  if (!isWork) return <Empty />;

  return (
    <State
      icon={TaskAltIcon}
      action={
        <Button component={LinkBase} to={sectionPath('ventas')}>
          Ver todas las ventas
        </Button>
      }
    >
      No queda nada por cerrar
    </State>
  );
};
