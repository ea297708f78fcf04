import { useGetList } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { Create } from '../../ui/form/Create';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { NominaForm } from './NominaForm';
import { Siguientes } from './Siguientes';

const ALL = { page: 1, perPage: 1000 };

export default function NominaCreate() {
  const { id: fk_usuario_creacion } = useUsuarioActual();
  const { data, error, isPending, refetch } = useGetList<Usuario>(
    'administradores',
    { pagination: ALL },
    { retry: false },
  );

  return (
    <Create
      transform={(values: object) => ({ ...values, fk_usuario_creacion })}
      next={({ id }) => id !== 0 && <Siguientes id={id} />}
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Loading />}
      {data && <NominaForm administradores={data} />}
    </Create>
  );
}
