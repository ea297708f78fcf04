import WarningIcon from '@mui/icons-material/WarningAmber';
import type { Usuario } from '../../../contract/usuarios';
import { fullName } from '../../format/text';
import { useIsPhone } from '../../ui/base/useIsPhone';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../views/List';
import { faltantesOf } from './faltantes';

const principalOf = (usuario: Usuario) => {
  const { id, nombre } = usuario.usuarioPrincipal;
  const faltantes = faltantesOf({ ...usuario, principal: id ?? nombre });

  return (
    <>
      {nombre || '—'}
      {faltantes.length > 0 && (
        <WarningIcon
          titleAccess={faltantes.join('. ')}
          color="warning"
          sx={{ ml: 0.5, verticalAlign: 'text-bottom' }}
        />
      )}
    </>
  );
};

/** SPEC 2.36: lower-case headings. */
const AS_WRITTEN = { '& th': { textTransform: 'none' } };

export default function UsuariosList() {
  const isPhone = useIsPhone();

  return (
    <List>
      <DataTable sx={AS_WRITTEN}>
        <DataTable.Col source="id" />
        <DataTable.Col source="nombre" render={isPhone ? fullName : undefined} />
        {!isPhone && <DataTable.Col source="apellido" />}
        <DataTable.Col source="username" />
        <DataTable.Col source="rol" data-whole />
        <DataTable.Col source="estado" />
        <DataTable.Col source="usuarioPrincipal" render={principalOf} />
      </DataTable>
    </List>
  );
}
