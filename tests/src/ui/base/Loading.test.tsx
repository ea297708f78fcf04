import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Loading } from '../../../../src/ui/base/Loading';

test('[SPEC 9.5] a spinner is labelled Cargando and has size 5, which is 20 px', () => {
  render(<Loading />);

  expect(screen.getByRole('progressbar', { name: 'Cargando' })).toHaveStyle({
    width: '20px',
    height: '20px',
  });
});
