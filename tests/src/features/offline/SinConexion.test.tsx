import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Profile } from '../../../../contract/usuarios';
import { SinConexion } from '../../../../src/features/offline/SinConexion';
import { UsuarioActualProvider } from '../../../../src/ui/layout/usuarioActual';
import { createProfile } from '../../../factories';

test('a server that is slow is told as slow, not as a lost connection', () => {
  render(
    <MemoryRouter>
      <UsuarioActualProvider value={Profile.parse(createProfile())}>
        <SinConexion unanswered="slow" />
      </UsuarioActualProvider>
    </MemoryRouter>,
  );

  expect(screen.getByRole('status')).toHaveTextContent(/^El servidor tarda en responder/);
  expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument();
});
