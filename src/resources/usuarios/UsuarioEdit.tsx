import Button from '@mui/material/Button';
import { LinkBase, useGetList, useGetOne, useUpdate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Usuario } from '../../../contract/usuarios';
import { fullName } from '../../format/text';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { HistorialButton } from '../../ui/HistorialButton';
import { ifFailed } from '../../ui/onReturn';
import { Page } from '../../ui/Page';
import { sectionPath } from '../../ui/sectionPath';
import { useAction } from '../../ui/useAction';
import { useUsuarioActual } from '../../ui/usuarioActual';
import CambiarPassword from './CambiarPassword';
import { principalesOf } from './principales';
import { UsuarioForm } from './UsuarioForm';
import { draftOf, type UsuarioDraft } from './usuarioDraft';

export default function UsuarioEdit() {
  const id = Number(useParams().id);
  const usuario = useGetOne<Usuario>('usuarios', { id }, { refetchOnReconnect: ifFailed });
  const administradores = useGetList<Usuario>(
    'administradores',
    { pagination: { page: 1, perPage: 1000 } },
    { refetchOnReconnect: ifFailed },
  );
  const { id: usuarioActualizacion } = useUsuarioActual();
  const { aviso, isBusy, run, tell } = useAction();
  const [update] = useUpdate();
  const [isSetting, setIsSetting] = useState(false);
  const list = sectionPath('usuarios');
  const title = usuario.data ? fullName(usuario.data) : 'Usuario';
  const failed = [usuario, administradores].find(({ error }) => error);
  // The form starts from what the API says now, not from what a list said before.
  const isReady = usuario.data && administradores.data && usuario.isFetchedAfterMount;

  const save = (draft: UsuarioDraft, { keep }: { keep: () => void }) =>
    run((callbacks) => void update('usuarios', { id, data: { ...draft, usuarioActualizacion } }, callbacks), {
      done: 'Usuario actualizado',
      onSuccess: keep,
    });

  return (
    <Page
      title={title}
      breadcrumb={[{ label: 'Usuarios', to: list }, { label: 'Editar' }]}
      actions={
        isReady &&
        !failed && (
          <>
            <Button onClick={() => setIsSetting(true)}>Cambiar contraseña</Button>
            <HistorialButton target="usuarios" id={id} />
          </>
        )
      }
    >
      {aviso}
      {failed?.error && (
        <>
          <ErrorState error={failed.error} onRetry={failed.refetch} />
          <Button component={LinkBase} to={list}>
            Volver a la lista
          </Button>
        </>
      )}
      {!failed && !isReady && <Cargando />}
      {!failed && isReady && (
        <UsuarioForm
          initial={draftOf(usuario.data, administradores.data)}
          principales={principalesOf(administradores.data, usuario.data)}
          isBusy={isBusy}
          onSave={save}
        />
      )}
      {isSetting && usuario.data && (
        <CambiarPassword
          usuario={usuario.data}
          onCancel={() => setIsSetting(false)}
          onChanged={(text) => {
            setIsSetting(false);
            tell(text);
          }}
        />
      )}
    </Page>
  );
}
