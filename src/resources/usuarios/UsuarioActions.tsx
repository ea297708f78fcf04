import { lazy, Suspense, useState } from 'react';
import { fullName } from '../../format/text';
import { ActionsMenu } from '../../ui/dialogs/ActionsMenu';
import type { Slots } from '../../ui/section/slots';

const CambiarPassword = lazy(() => import('./CambiarPassword'));

/** What may be done to a user of one's own staff. */
export default function UsuarioActions({ usuario, onChanged }: Slots['usuario']) {
  const [isChanging, setIsChanging] = useState(false);

  return (
    <>
      <ActionsMenu
        label={`Acciones de ${fullName(usuario)}`}
        actions={[{ label: 'Cambiar contraseña', onChoose: () => setIsChanging(true) }]}
      />
      <Suspense fallback={null}>
        {isChanging && (
          <CambiarPassword usuario={usuario} onMessage={onChanged} onClose={() => setIsChanging(false)} />
        )}
      </Suspense>
    </>
  );
}
