import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { Usuario } from '../../../contract/usuarios';
import CambiarPassword from './CambiarPassword';

/** Opens the dialog that sets the password of the user of the screen. */
export const CambiarPasswordButton = () => {
  const usuario = useRecordContext<Usuario>();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cambiar contraseña</Button>
      {isOpen && usuario && <CambiarPassword usuario={usuario} onClose={() => setIsOpen(false)} />}
    </>
  );
};
