import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const LUZ = { id: 12, fecha: '2026-11-18', tipo: 'otros', descripcion: 'Luz', valor: '1.00', estado: 'A' };

const SWITCH = { selector: '[role=switch]' };

const open = (role?: string) =>
  renderApp({ path: '/auth/gastos', role, handlers: restHost(gastosRest, [LUZ]).handlers });

const heads = async () =>
  within(await screen.findByRole('table', { name: 'Gastos' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

/** Also while a dialog hides the page from everybody but those who see it. */
const allHeads = async () =>
  within(await screen.findByRole('table', { name: 'Gastos', hidden: true }))
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);

test('columns are ordered by keyboard', async () => {
  const { user } = open('administrador');
  expect((await heads()).slice(0, 3)).toEqual(['Id', 'Fecha', 'Tipo']);
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  const fecha = () => screen.getByLabelText('Fecha', SWITCH);
  fecha().focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowRight}{/Alt}');

  expect((await allHeads()).slice(0, 3)).toEqual(['Fecha', 'Id', 'Tipo']);
  expect(fecha()).toHaveFocus();
});

test('a list of rows that are all one’s own has no column and no filter of whose they are', async () => {
  open('administrador');

  expect(await heads()).toEqual(['Id', 'Fecha', 'Tipo', 'Descripción', 'Valor', 'Comprobante']);
  expect(screen.queryByRole('combobox', { name: 'Administrador' })).not.toBeInTheDocument();
});

test('a list that can only be exported has no boxes', async () => {
  open();

  expect(await heads()).toContain('Administrador');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
