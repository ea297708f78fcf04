import { type RaRecord, useCreate, useGetList } from 'ra-core';
import { useState } from 'react';
import type { Usuario } from '../../../contract/usuarios';
import { padMessage } from '../../format/text';
import { Aviso } from '../../ui/Aviso';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { sectionPath } from '../../ui/sectionPath';
import { useLock } from '../../ui/useLock';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { NominaForm } from './NominaForm';
import type { NominaDraft } from './nominaDraft';

interface Created extends RaRecord {
  message: string;
}

interface Callbacks {
  onSuccess: () => void;
  onSettled: () => void;
}

const ALL = { page: 1, perPage: 1000 };

export default function NominaCreate() {
  const usuario = useUsuarioActual();
  const administradores = useGetList<Usuario>('administradores', { pagination: ALL }, { retry: false });
  const [create] = useCreate<Created, Error>();
  const lock = useLock();
  const [aviso, setAviso] = useState<{ severity: 'success' | 'error'; text: string }>();

  const save = (draft: NominaDraft, { onSuccess, onSettled }: Callbacks) => {
    if (!lock.take()) return;
    setAviso(undefined);
    const data = { ...draft, fk_usuario: Number(draft.fk_usuario), fk_usuario_creacion: usuario.id };
    const callbacks = {
      onSuccess: ({ message }: Created) => {
        setAviso({ severity: 'success', text: padMessage(message || 'Nomina registrada') });
        onSuccess();
      },
      onError: (error: Error) => setAviso({ severity: 'error', text: error.message }),
      onSettled: () => {
        lock.release();
        onSettled();
      },
    };
    void create('nomina', { data }, callbacks);
  };

  return (
    <Page
      title="Nueva Nomina"
      breadcrumb={[{ label: 'Nomina', to: sectionPath('nomina') }, { label: 'Nuevo' }]}
    >
      {aviso && (
        <Aviso severity={aviso.severity} onClose={() => setAviso(undefined)}>
          {aviso.text}
        </Aviso>
      )}
      {administradores.error && (
        <ErrorState error={administradores.error} onRetry={administradores.refetch} />
      )}
      {administradores.isPending && <Cargando />}
      {administradores.data && (
        <NominaForm administradores={administradores.data} isBusy={lock.isLocked} onSave={save} />
      )}
    </Page>
  );
}
