import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Loading, Placeholder } from '../../../../src/ui/base/Loading';

test('[SPEC 9.5] a spinner is labelled Cargando and has size 5, which is 20 px', () => {
  render(<Loading />);

  expect(screen.getByRole('progressbar', { name: 'Cargando' })).toHaveStyle({
    width: '20px',
    height: '20px',
  });
});

test('[Y8] grey that takes the place of other grey goes on where that was, so that it does not blink', () => {
  vi.useFakeTimers();
  const delay = () => screen.getByRole('progressbar', { name: 'Cargando' }).style.animationDelay;
  const { rerender, unmount } = render(<Placeholder key="code">Gastos</Placeholder>);
  expect(delay()).toBe('150ms');
  vi.advanceTimersByTime(100);
  rerender(<Placeholder key="rows">Gastos</Placeholder>);
  expect(delay()).toBe('50ms');
  vi.advanceTimersByTime(100);
  rerender(<Placeholder key="more">Gastos</Placeholder>);
  expect(delay()).toBe('0ms');

  unmount();
  render(<Placeholder>Premios</Placeholder>);
  expect(delay()).toBe('150ms');
});
