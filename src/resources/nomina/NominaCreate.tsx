import { useGetList } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { Create } from '../../ui/form/Create';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { Siguientes } from './comprobante/Siguientes';
import { NominaForm } from './NominaForm';

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
