import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadFailed } from '../../../src/login/LoadFailed';

it('a program that cannot be fetched is told, with a way to try again', () => {
  render(<LoadFailed />);

  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cargar la aplicación');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
});
