import { type RaRecord, useCreate, useGetList } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { sectionPath } from '../../ui/sectionPath';
import { useAction } from '../../ui/useAction';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { NominaForm } from './NominaForm';
import type { NominaDraft } from './nominaDraft';

interface Callbacks {
  onSuccess: () => void;
  onSettled: () => void;
}

const ALL = { page: 1, perPage: 1000 };

export default function NominaCreate() {
  const usuario = useUsuarioActual();
  const administradores = useGetList<Usuario>('administradores', { pagination: ALL }, { retry: false });
  const { aviso, isBusy, run } = useAction();
  const [create] = useCreate<RaRecord, Error>();

  const save = (draft: NominaDraft, { onSuccess, onSettled }: Callbacks) => {
    const data = { ...draft, fk_usuario: Number(draft.fk_usuario), fk_usuario_creacion: usuario.id };
    run((callbacks) => void create('nomina', { data }, callbacks), {
      done: 'Nomina registrada',
      onSuccess,
      onSettled,
    });
  };

  return (
    <Page
      title="Nueva Nomina"
      breadcrumb={[{ label: 'Nomina', to: sectionPath('nomina') }, { label: 'Nuevo' }]}
    >
      {aviso}
      {administradores.error && (
        <ErrorState error={administradores.error} onRetry={administradores.refetch} />
      )}
      {administradores.isPending && <Cargando />}
      {administradores.data && (
        <NominaForm administradores={administradores.data} isBusy={isBusy} onSave={save} />
      )}
    </Page>
  );
}
