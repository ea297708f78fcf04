import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { feriadosRest } from '../../../../contract/feriados';
import { sorteosRest } from '../../../../contract/sorteos';
import { ventas } from '../../../../src/resources/ventas';
import { startAt } from '../../../support/clock';
import { sorteo } from '../../../support/factories';
import { renderSection } from '../../../support/renderSection';
import { DRAFT } from '../../../support/resources/ventas';
import { restHost } from '../../../support/rest';
import { withStyles } from '../../../support/styles';

startAt('2026-11-19T15:00:00Z');

const LOTTO = { ...sorteo, id: 1, cifras: 3, version: 1 };
const DRAWS = [...restHost(sorteosRest, [LOTTO]).handlers, ...restHost(feriadosRest).handlers];

const DETALLE = [
  { colilla: '45', valor: '5.00' },
  { colilla: '12', valor: '2.50' },
  { colilla: '77', valor: '1.00' },
];
const THREE = { ...DRAFT, detalle_ventas: DETALLE };
const SHOWN = [
  ['45', '5.00'],
  ['12', '2.50'],
  ['77', '1.00'],
  ['', ''],
];

const open = async (draft: typeof DRAFT = THREE) => {
  const app = renderSection(ventas, { path: '/edit/12', rows: [draft], role: 'sumador', handlers: DRAWS });
  await screen.findByRole('table', { name: 'Colillas' });

  return app;
};
const cell = (column: 'Colilla' | 'Valor', row: number) =>
  screen.getByLabelText<HTMLInputElement>(`${column}, fila ${row}`);
/** The rows as they are on the screen. */
const shown = () => {
  const valores = screen.getAllByLabelText<HTMLInputElement>(/^Valor, fila/);

  return screen
    .getAllByLabelText<HTMLInputElement>(/^Colilla, fila/)
    .map(({ value }, index) => [value, valores[index]?.value]);
};
const bar = () => screen.getByRole('status', { name: 'Suma' });
const undoButton = () => within(bar()).queryByRole('button', { name: 'Deshacer' });
type User = Awaited<ReturnType<typeof open>>['user'];
const removeSecond = async (user: User) => {
  await user.click(cell('Colilla', 2));
  await user.keyboard('{Control>}{Delete}{/Control}');
};
const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';

/** Whether the browser may still do it. */
const mayInput = (element: HTMLElement, inputType: string) =>
  fireEvent(element, new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));

describe('[V9] in the grid of colillas', () => {
  test('Ctrl+Z brings a deleted row back as it was, changes no other, and is what is saved', async () => {
    const { user, bodies } = await open();
    await removeSecond(user);
    expect(shown()).toEqual([
      ['45', '5.00'],
      ['77', '1.00'],
      ['', ''],
    ]);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(bodies).toHaveLength(1));
    await user.keyboard(UNDO);

    expect(shown()).toEqual(SHOWN);
    expect(cell('Colilla', 2)).toHaveFocus();
    expect(bar()).toHaveTextContent('SUMA $8.50');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ detalle_ventas: DETALLE, filas_por_corregir: [] });
  });

  test.each<[string, (user: User) => Promise<void>]>([
    ['a deleted row', removeSecond],
    ['a pasted row', (user) => user.paste('8;1\n9;x')],
    ['a void colilla', (user) => user.keyboard('*')],
    ['a typed cell', (user) => user.keyboard('9')],
    ['a turned sign', (user) => user.click(screen.getByRole('button', { name: 'Valor negativo, fila 1' }))],
  ])('undo and redo step through %s', async (_, change) => {
    const { user } = await open();
    await user.click(cell('Colilla', 1));
    const states = [shown()];
    await change(user);
    const last = shown();
    expect(last).not.toEqual(states[0]);
    await user.keyboard(UNDO + UNDO + UNDO);
    expect(shown()).toEqual(SHOWN);

    await user.keyboard(REDO + REDO + REDO);
    expect(shown()).toEqual(last);
    await user.keyboard(UNDO + UNDO + UNDO);
    await user.keyboard('{Control>}yyy{/Control}');
    expect(shown()).toEqual(last);
  });

  test('what is typed in a cell is one step until it is left, and the focus follows undo @ci', async () => {
    const { user } = await open();
    const states = ['1.00'];
    for (const keys of ['12', '34']) {
      await user.click(cell('Valor', 3));
      await user.keyboard(keys);
      await user.click(cell('Colilla', 1));
      states.push(cell('Valor', 3).value);
    }
    for (const state of states.toReversed().slice(1)) {
      await user.click(cell('Colilla', 1));
      await user.keyboard(UNDO);
      expect(cell('Valor', 3)).toHaveFocus();
      expect(cell('Valor', 3)).toHaveValue(state);
    }
  });

  test('what is typed after an undo is a step of its own', async () => {
    const { user } = await open();
    await user.click(cell('Valor', 3));
    await user.keyboard('9');
    await user.keyboard(UNDO);
    expect(shown()).toEqual(SHOWN);
    await user.keyboard('8');
    expect(shown()).not.toEqual(SHOWN);
    await user.keyboard(UNDO);

    expect(shown()).toEqual(SHOWN);
  });

  test('undo works where nothing has the focus, and not in a dialog', async () => {
    const { user } = await open();
    await removeSecond(user);
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    const motivo = within(await screen.findByRole('dialog')).getByRole('textbox');
    expect(fireEvent.keyDown(motivo, { key: 'z', ctrlKey: true })).toBe(true);
    expect(cell('Colilla', 2)).toHaveValue('77');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(false);
    expect(shown()).toEqual(SHOWN);
  });

  test('Deshacer in the menu of the browser or of a phone is that of the grid', async () => {
    const { user } = await open();
    await removeSecond(user);
    expect(mayInput(cell('Colilla', 1), 'historyUndo')).toBe(false);
    expect(shown()).toEqual(SHOWN);

    expect(mayInput(cell('Colilla', 1), 'historyRedo')).toBe(false);
    expect(shown()).toHaveLength(3);
    // With nothing to redo, the browser has nothing to do either.
    expect(mayInput(cell('Colilla', 1), 'historyRedo')).toBe(false);
    expect(mayInput(cell('Colilla', 1), 'insertText')).toBe(true);
  });

  test.each(['historyUndo', 'historyRedo'])(
    'what the browser itself does by %s changes no row',
    async (inputType) => {
      const { user } = await open();
      await removeSecond(user);
      fireEvent.input(cell('Valor', 1), { target: { value: '5.0' }, inputType });
      fireEvent.input(cell('Colilla', 2), { target: { value: '' }, inputType });

      expect(shown()).toEqual([
        ['45', '5.00'],
        ['77', '1.00'],
        ['', ''],
      ]);
      fireEvent.input(cell('Valor', 1), { target: { value: '5.0' }, inputType: 'deleteContentBackward' });
      expect(cell('Valor', 1)).toHaveValue('5.0');
    },
  );

  test('Deshacer stands beside the sum after a deletion or a paste, until another cell changes', async () => {
    const { user } = await open();
    expect(undoButton()).toBeNull();
    await user.click(cell('Colilla', 4));
    await user.paste('8;1\n9;2');
    await removeSecond(user);
    await user.click(undoButton() as HTMLElement);
    expect(cell('Colilla', 2)).toHaveFocus();
    expect(shown()).toHaveLength(6);
    await user.click(undoButton() as HTMLElement);
    expect(shown()).toEqual(SHOWN);
    expect(screen.queryByText(/filas pegadas/)).not.toBeInTheDocument();
    expect(undoButton()).toBeNull();

    await removeSecond(user);
    await user.keyboard('9');
    expect(undoButton()).toBeNull();
  });

  test('Deshacer stands beside the sum after zeros were completed', async () => {
    const { user } = await open(DRAFT);
    await user.paste('45;1\n7;2');
    await user.click(screen.getByRole('button', { name: 'Completar con ceros' }));
    expect(shown().map(([colilla]) => colilla)).toEqual(['045', '007', '']);
    await user.click(undoButton() as HTMLElement);

    expect(shown().map(([colilla]) => colilla)).toEqual(['45', '7', '']);
  });

  test.each([
    ['001;1\n002;2', '¡Correcto!', '2 filas pegadas: 2 correctas'],
    ['001;1\n2222;2\n003;x', '¡Atención!', '3 filas pegadas: 1 correcta, 2 por corregir'],
    ['Buenos días\nlas ventas de hoy', '¡Atención!', '2 filas pegadas: ninguna correcta, 2 por corregir'],
    ['Colilla;Valor\n001;1', '¡Correcto!', '1 fila pegada: 1 correcta'],
    ['001;1\n;\n;5', '¡Atención!', '2 filas pegadas: 1 correcta, 1 por corregir'],
  ])('a paste of %j says %s and how many rows are right', async (text, title, words) => {
    const { user } = await open(DRAFT);
    await user.paste(text);

    const notice = within(screen.getByRole('alert'));
    expect(notice.getByText(words)).toBeVisible();
    expect(notice.getByText(title)).toBeVisible();
  });

  test('a phone without a minus has ±, which keeps the keyboard open and goes on in the valor', async () => {
    const { user } = await open();
    await user.click(cell('Colilla', 4));
    await user.keyboard('8');
    await user.click(screen.getByRole('button', { name: 'Valor negativo, fila 4' }));
    expect(cell('Valor', 4)).toHaveFocus();
    expect(cell('Valor', 4)).toBeValid();
    await user.keyboard('3');
    expect(cell('Valor', 4)).toHaveValue('-3');

    expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Valor negativo, fila 1' }))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Valor negativo, fila 1', pressed: false }));
    expect(cell('Valor', 1)).toHaveValue('-5.00');
    await user.click(screen.getByRole('button', { name: 'Valor negativo, fila 1', pressed: true }));
    expect(cell('Valor', 1)).toHaveValue('5.00');
    await user.keyboard(UNDO);
    expect(cell('Valor', 1)).toHaveValue('-5.00');
  });

  test('± stands beside Nula where fingers type, and is not shown elsewhere @ci', async () => {
    withStyles();
    await open();

    expect(screen.getByText('±', { selector: 'tr:first-child button' })).not.toBeVisible();
  });

  test('the key Siguiente of a phone goes on as Enter does, also if it comes without a key', async () => {
    const { user } = await open();
    for (const column of ['Colilla', 'Valor'] as const)
      expect(cell(column, 1)).toHaveAttribute('enterkeyhint', 'next');
    await user.click(cell('Colilla', 4));
    await user.keyboard('8');
    expect(mayInput(cell('Colilla', 4), 'insertLineBreak')).toBe(false);
    expect(cell('Valor', 4)).toHaveFocus();
    expect(mayInput(cell('Valor', 4), 'insertLineBreak')).toBe(false);

    expect(cell('Valor', 4)).toHaveValue('1.00');
    expect(cell('Colilla', 5)).toHaveFocus();
  });
});
