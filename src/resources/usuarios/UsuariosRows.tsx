import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useListContext, useNavigate } from 'ra-core';
import { Pagination } from 'react-admin';
import type { Usuario } from '../../../contract/usuarios';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { sectionPath } from '../../ui/sectionPath';
import { Tabla } from '../../ui/Tabla';
import { useUsuarioColumns } from './useUsuarioColumns';

/** What the list holds: the rows of a page, or why there are none. */
export const UsuariosRows = () => {
  const { data, error, isPending, refetch, sort, setSort } = useListContext<Usuario>();
  const navigate = useNavigate();
  const columns = useUsuarioColumns();

  return (
    <>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Cargando />}
      {data?.length === 0 && <UsuariosEmpty />}
      {data && data.length > 0 && (
        <>
          <Tabla
            label="Usuarios"
            columns={columns}
            rows={data}
            sort={sort}
            onSort={setSort}
            onOpen={({ id }) => navigate(sectionPath('usuarios', 'edit', id))}
          />
          <Pagination rowsPerPageOptions={[]} />
        </>
      )}
    </>
  );
};

const UsuariosEmpty = () => {
  const { filterValues } = useListContext();

  return filterValues.q ? (
    <Typography>Ningún usuario coincide con la búsqueda.</Typography>
  ) : (
    <Typography>
      Todavía no hay usuarios.{' '}
      <Button component={LinkBase} to={sectionPath('usuarios', 'create')}>
        Crear el primero
      </Button>
    </Typography>
  );
};
