import Button from '@mui/material/Button';
import { useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { Usuario } from '../../../contract/usuarios';
import CambiarPassword from './CambiarPassword';

/** Opens the dialog that sets the password of the user of the screen. */
export const CambiarPasswordButton = () => {
  const usuario = useRecordContext<Usuario>();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cambiar contraseña</Button>
      {isOpen && usuario && (
        <CambiarPassword
          usuario={usuario}
          onCancel={close}
          onChanged={(text) => {
            close();
            notify(text, { type: 'success' });
          }}
        />
      )}
    </>
  );
};
