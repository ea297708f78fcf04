import { type RaRecord, useCreate, useGetList } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { sectionPath } from '../../ui/sectionPath';
import { useAction } from '../../ui/useAction';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { principalesOf } from './principales';
import { UsuarioForm } from './UsuarioForm';
import { newUsuario, type UsuarioDraft } from './usuarioDraft';

export default function UsuarioCreate() {
  const { id: usuarioCreacion } = useUsuarioActual();
  const {
    data: administradores,
    error,
    isPending,
    refetch,
  } = useGetList<Usuario>('administradores', { pagination: { page: 1, perPage: 1000 } });
  const { aviso, isBusy, run } = useAction();
  const [create] = useCreate<RaRecord, Error>();

  const save = (draft: UsuarioDraft, { clear }: { clear: () => void }) =>
    run((callbacks) => void create('usuarios', { data: { ...draft, usuarioCreacion } }, callbacks), {
      done: 'Usuario creado',
      onSuccess: clear,
    });

  return (
    <Page
      title="Nuevo Usuario"
      breadcrumb={[{ label: 'Usuarios', to: sectionPath('usuarios') }, { label: 'Nuevo' }]}
    >
      {aviso}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Cargando />}
      {administradores && (
        <UsuarioForm
          initial={newUsuario}
          isNew
          principales={principalesOf(administradores)}
          isBusy={isBusy}
          onSave={save}
        />
      )}
    </Page>
  );
}
