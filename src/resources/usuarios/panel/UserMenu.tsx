import { lazy, Suspense, useState } from 'react';
import type { Usuario } from '../../../../contract/usuarios';
import { fullName } from '../../../format/text';
import { ActionsMenu } from '../../../ui/action/ActionsMenu';

const CambiarPassword = lazy(() => import('../CambiarPassword'));

interface UserMenuProps {
  usuario: Usuario;
  /** With the server's message, padded. */
  onChanged: (text: string) => void;
}

/** What may be done to a user of one's own staff. */
export const UserMenu = ({ usuario, onChanged }: UserMenuProps) => {
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
};
