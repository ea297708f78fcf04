import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { gastos } from '../../../../src/resources/gastos';
import { save, write } from '../../../support/inputs';
import { server } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';
import { refuseWrites } from '../../../support/rest';
import { withStyles } from '../../../support/styles';

test('[Y8] a success lies over the page, which does not move; an error has a place of its own', async () => {
  withStyles();
  const { user } = renderSection(gastos, { path: '/edit/1' });
  await write(/^Descripción/, 'Taxi');
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('¡Correcto!Gasto actualizado');
  expect(screen.getByRole('alert')).toHaveStyle({ position: 'fixed' });

  server.use(...refuseWrites(gastosRest, 400, 'No se puede'));
  await write(/^Descripción/, 'Bus');
  await save(user);
  expect(await screen.findByText('No se puede')).toBeVisible();
  expect(screen.getByRole('alert')).not.toHaveStyle({ position: 'fixed' });
});
