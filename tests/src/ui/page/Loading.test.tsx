import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Loading } from '../../../../src/ui/page/Loading';

test('[SPEC 9.5] a spinner is labelled Cargando and has size 5, of 4 px each', () => {
  render(<Loading />);

  expect(screen.getByRole('progressbar', { name: 'Cargando' })).toHaveStyle({
    width: '20px',
    height: '20px',
  });
});
