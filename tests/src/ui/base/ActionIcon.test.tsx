import { act, fireEvent, render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionIcon } from '../../../../src/ui/base/ActionIcon';
import { RowMenu } from '../../../../src/ui/table/RowMenu';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hover = (name: string) => {
  fireEvent.mouseOver(screen.getByRole('button', { name, hidden: true }));
  act(() => vi.advanceTimersByTime(1000));
};

test('[L2] an icon of a row says its name in a tooltip; one of its menu has the name beside it, and none', () => {
  render(
    <RecordContextProvider value={{ id: 31 }}>
      <ActionIcon label="Rechazar" />
      <RowMenu>
        <ActionIcon label="Historial" />
      </RowMenu>
    </RecordContextProvider>,
  );
  hover('Rechazar');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Rechazar');
  fireEvent.mouseLeave(screen.getByRole('button', { name: 'Rechazar' }));
  act(() => vi.advanceTimersByTime(1000));

  fireEvent.click(screen.getByRole('button', { name: 'Acciones' }));
  hover('Historial');
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
});
