import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useUsuarioActual } from '../../../../src/ui/layout/usuarioActual';

test('[SPEC 8.3] the holder of the current user fails outside its provider, in Spanish', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(() => renderHook(useUsuarioActual)).toThrow(
    'useUsuarioActual debe usarse dentro de UsuarioActualProvider',
  );
});
