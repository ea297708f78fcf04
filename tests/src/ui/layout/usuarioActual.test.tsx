import { render, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UsuarioActualProvider, useUsuarioActual } from '../../../../src/ui/layout/usuarioActual';

const Name = () => <p>{useUsuarioActual().nombre}</p>;

test('[SPEC 8.3] the holder of the current user fails outside its provider, in Spanish', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(() => renderHook(useUsuarioActual)).toThrow(
    'useUsuarioActual debe usarse dentro de UsuarioActualProvider',
  );
});

test('[SPEC 3.1] the holder gives the user of the session', () => {
  const { container } = render(
    <UsuarioActualProvider value={{ id: 7, nombre: 'Ana', apellido: 'Paredes', role: 'revisor' }}>
      <Name />
    </UsuarioActualProvider>,
  );

  expect(container).toHaveTextContent('Ana');
});
