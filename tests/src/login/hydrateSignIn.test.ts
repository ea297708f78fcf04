import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrateSignIn } from '../../../src/login/hydrateSignIn';
import { openPage } from './page';

const signIn = vi.fn(async () => undefined);
const username = () => screen.getByLabelText('Usuario');
const password = () => screen.getByLabelText('Contraseña');

let container: HTMLElement;
let leave = () => {};
const bring = () => {
  const root = hydrateSignIn(container, { signIn, onSignedIn: () => undefined });
  leave = () => act(() => root.unmount());
};

beforeEach(async () => {
  vi.clearAllMocks();
  container = openPage();
  await userEvent.type(username(), 'ana');
  await userEvent.type(password(), 'secre');
});
afterEach(() => leave());

const expectTypedGoesOn = async () => {
  expect(username()).toHaveValue('ana');
  expect(password()).toHaveValue('secre');
  expect(password()).toHaveFocus();

  await userEvent.keyboard('to{Enter}');
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'ana', password: 'secreto' });
};

describe('the sign-in that stands in the page', () => {
  it('is kept, with what was typed and where, when it comes alive', async () => {
    const complaint = vi.spyOn(console, 'error');
    const standing = [...container.querySelectorAll('*')];
    bring();

    expect([...container.querySelectorAll('*')]).toEqual(standing);
    expect(complaint).not.toHaveBeenCalled();
    await expectTypedGoesOn();
  });

  it('is sent as soon as it comes alive when Ingresar was pressed before', async () => {
    await userEvent.type(password(), 'to');
    await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
    bring();

    await vi.waitFor(() =>
      expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'ana', password: 'secreto' }),
    );
  });

  it('keeps what was typed even where an extension has changed the form', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    password().after(document.createElement('div'));
    bring();

    expect(complaint).toHaveBeenCalled();
    await expectTypedGoesOn();
  });
});
