import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useUsuarioActual } from '../../../src/authProvider/usuarioActual';

test('[SPEC 8.3] the hook of the current user throws in Spanish outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(() => renderHook(useUsuarioActual)).toThrow(
    'useUsuarioActual debe usarse dentro de UsuarioActualProvider',
  );
});
