import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { safeStorage } from '../../../../src/http/storage';
import { refusals } from '../../../support/http/refusals';
import { renderApp } from '../../../support/render';

const NOTICE = /^Este navegador no conserva los datos de este sitio/;

test.each(Object.entries(refusals))(
  '[Y9] with a storage that is %s a notice says what is lost when the page closes',
  async (_, refuse) => {
    renderApp({ path: '/auth/configuracion/sorteos' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(NOTICE)).toBeNull();

    refuse();
    const { sessionStorage, localStorage } = safeStorage;
    act(() => sessionStorage.setItem('formulario.7', '{}'));
    expect(screen.getByText(NOTICE)).toHaveTextContent('se pierde lo que no haya guardado');
    act(() => localStorage.setItem('token', 'newer'));
    expect(screen.getByText(NOTICE)).toHaveTextContent('se pierde su sesión, lo que no haya guardado');

    act(() => sessionStorage.removeItem('formulario.7'));
    act(() => localStorage.setItem('token', 'un-token'));
    act(() => localStorage.removeItem('token'));
    expect(screen.queryByText(NOTICE)).toBeNull();
  },
);
