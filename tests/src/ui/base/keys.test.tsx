import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { importCall } from '../../../../contract/importar';
import { premios } from '../../../../src/resources/premios';
import { ventas } from '../../../../src/resources/ventas';
import { takeKeys } from '../../../../src/ui/base/keys';
import { startAnnulling } from '../../../support/inputs';
import { renderSection } from '../../../support/renderSection';
import { premio } from '../../../support/resources/premios';
import { DRAFT } from '../../../support/resources/ventas';
import { gastos, gastosRest } from '../../../support/sampleSection';

const MODULE = 'src/ui/base/keys.ts';

/** They only notice keys, which go on to do what they do anyway. */
const WATCHERS = [
  // A new page or a success ends with the next gesture.
  'src/ui/base/Notification.tsx',
  // The same Enter sends the form of the date.
  'src/ui/inputs/DateInput.tsx',
  // A key ends a press of the pointer.
  'src/layout/useKeptFocus.ts',
  // Sends Escape to what Back closes.
  'src/layout/useBackCloses.ts',
  // Tells Caps Lock.
  'src/login/SignIn.tsx',
];

const FILES = Object.entries(
  import.meta.glob<string>('../../../../src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, code]) => ({ file: path.replace('../../../../', ''), code }));

const LISTENER = /['"]key(?:down|up|press)['"]/;
const HANDLER = /\bonKey(?:Down|Up|Press)(?:Capture)?\s*[=:]\s*\{?\s*([\w.]*\(?)/g;
const MADE = /\b(\w+)\s*[=:]\s*takeKeys\(/g;

const made = new Set(FILES.flatMap(({ code }) => [...code.matchAll(MADE)].map(([, name]) => name)));
const handlersIn = (code: string) => [...code.matchAll(HANDLER)].map(([, handler = '']) => handler);
const isMade = (handler: string) => handler === 'takeKeys(' || made.has(handler);
const isOther = (code: string) => LISTENER.test(code) || !handlersIn(code).every(isMade);
const takers = FILES.filter(({ file, code }) => file !== MODULE && code.includes('/keys'))
  .filter(({ code }) => /\b(?:takeKeys|useWindowKeys|ignoreRepeats)\b/.test(code))
  .map(({ file }) => file);

const focusLabel = async (name: string | RegExp) => (await screen.findByLabelText(name)).focus();
const focusButton = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  expect(button).toHaveFocus();
};

const openDraft = async () => {
  renderSection(ventas, { path: '/edit/12', rows: [DRAFT], role: 'sumador' });
  await focusLabel('Colilla, fila 1');
};

const openPremio = async () => {
  // A clock that stands still: the premio has just come on the screen.
  vi.useFakeTimers({ now: new Date('2026-11-19T15:00:00Z'), toFake: ['Date'] });
  renderSection(premios, { path: '/edit/81', rows: [premio(81)], role: 'revisor' });
  await focusButton('Revisar');
};

const openImport = (csv: string, label: string) => async () => {
  const { path } = importCall('gastos', gastosRest.writers);
  const answer = { nuevas: 1, cambiadas: 0, iguales: 0, filas: [] };
  const { user } = renderSection(gastos, {
    path: '/importar',
    profile: { api_local: true },
    handlers: [http.post(`*${path}`, () => HttpResponse.json(answer))],
  });
  await user.upload(await screen.findByLabelText('Elegir archivo'), new File([csv], 'gastos.csv'));
  await focusLabel(label);
};

type Key = KeyboardEventInit & { key: string };

interface Case {
  open: () => Promise<void>;
  keys: readonly Key[];
}

const ctrl = (key: string): Key => ({ key, ctrlKey: true });

/** All files that take keys: a screen where each works, and its keys in the order in which they are pressed. */
const CASES: Readonly<Record<string, Case>> = {
  'src/features/help/SaveKey.ts': {
    open: async () => {
      renderSection(gastos, { path: '/create' });
      await focusLabel(/^Descripción/);
    },
    keys: [
      ctrl('s'),
      ctrl('S'),
      { key: 's', metaKey: true },
      { ...ctrl('s'), repeat: true },
      // In a text of several lines.
      ctrl('Enter'),
    ],
  },
  'src/features/help/TableKeys.ts': {
    open: async () => {
      renderSection(gastos);
      await screen.findByRole('table');
    },
    keys: [{ key: 'F2' }, { key: 'ArrowDown' }, { key: 'ArrowUp' }],
  },
  'src/features/search/Search.tsx': {
    open: async () => {
      renderSection(gastos);
      await screen.findByRole('table');
    },
    // The second one comes while the dialog is open.
    keys: [ctrl('k'), ctrl('k')],
  },
  'src/features/import/ForAllRows.tsx': {
    open: openImport('Fecha;Valor\r\n12/10/2026;5', 'Administrador, para la fila'),
    keys: [{ key: 'Enter' }],
  },
  'src/features/import/PreviewTable.tsx': {
    open: openImport('Fecha;Valor\r\n12/10/2026;1.500', 'Valor, fila 2'),
    keys: [{ key: 'Enter' }],
  },
  'src/features/work/useNextGuard.ts': { open: openPremio, keys: [{ key: 'Enter' }, { key: ' ' }] },
  'src/resources/premios/pasos/PasoButtons.tsx': {
    open: async () => {
      await openPremio();
      vi.setSystemTime(Date.now() + 1_000);
    },
    keys: [{ key: 'F8', repeat: true }, { key: 'F8' }],
  },
  'src/resources/premios/pasos/RevisarButton.tsx': {
    open: async () => {
      await openPremio();
      vi.setSystemTime(Date.now() + 1_000);
    },
    keys: [{ key: 'Enter', repeat: true }],
  },
  'src/resources/ventas/draft/VentaDraft.tsx': {
    open: openDraft,
    keys: [ctrl('s'), { key: 'S', metaKey: true }, ctrl('Enter'), { key: 'Enter', metaKey: true }],
  },
  'src/resources/ventas/draft/useUndo.ts': {
    open: openDraft,
    keys: [ctrl('z'), { ...ctrl('Z'), shiftKey: true }, ctrl('y'), { key: 'z', metaKey: true }],
  },
  'src/resources/ventas/grid/useGridKeys.ts': {
    open: openDraft,
    keys: [
      ...['Enter', 'ArrowDown', 'ArrowUp', 'F8'].map((key) => ({ key })),
      { key: '*', shiftKey: true },
      ctrl('Delete'),
    ],
  },
  'src/ui/form/dialogs/ActionDialog.tsx': {
    open: async () => {
      const { user } = renderSection(gastos, { path: '/edit/1' });
      await startAnnulling(user);
      await focusButton('Anular gasto');
    },
    keys: [{ key: 'Enter', repeat: true }],
  },
  'src/resources/premios/ColillaInput.tsx': {
    open: async () => {
      renderSection(premios, { path: '/create', role: 'premiacion' });
      await focusLabel(/^Colilla/);
    },
    keys: [{ key: 'Enter' }],
  },
  'src/ui/inputs/ReferenceInput.tsx': {
    open: async () => {
      const { user } = renderSection(gastos, { path: '/create' });
      await user.type(await screen.findByRole('combobox', { name: /^Administrador/ }), 'zzz');
    },
    keys: [{ key: 'Enter' }],
  },
  'src/ui/inputs/SelectInput.tsx': {
    open: async () => {
      renderSection(gastos, { path: '/create' });
      (await screen.findByRole('combobox', { name: /^Tipo/ })).focus();
    },
    keys: [{ key: 't' }, { key: 'T', shiftKey: true }],
  },
  'src/ui/table/ColumnsButton.tsx': {
    open: async () => {
      const { user } = renderSection(gastos);
      await screen.findByRole('table');
      await user.click(screen.getByRole('button', { name: 'Columnas' }));
      screen.getByLabelText('Fecha', { selector: '[role=switch]' }).focus();
    },
    // At the end of the menu a column stays, and so does the page.
    keys: ['ArrowUp', 'ArrowUp', 'ArrowDown'].map((key) => ({ key, altKey: true })),
  },
};

const isPrevented = (key: Key) => !fireEvent.keyDown(document.activeElement ?? document.body, key);

describe('[N12] every key that does something here', () => {
  test('is taken by takeKeys, which prevents its default', () => {
    const others = FILES.filter(({ file, code }) => file !== MODULE && isOther(code));

    expect(others.map(({ file }) => file).toSorted()).toEqual(WATCHERS.toSorted());
  });

  test('is pressed below', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(takers.toSorted());
  });

  test.each(Object.entries(CASES))('does nothing else: %s', async (_, { open, keys }) => {
    await open();

    for (const key of keys) expect([key, isPrevented(key)]).toEqual([key, true]);
  });
});

test('[N12] Ctrl+Enter opens the question of a venta, which the keypress of the same stroke does not answer', async () => {
  const rows = [{ ...DRAFT, total: '1.50', colillas: 1, detalle_ventas: [{ colilla: '12', valor: '1.50' }] }];
  const { bodies } = renderSection(ventas, { path: '/edit/12', rows, role: 'sumador' });
  await focusLabel('Colilla, fila 1');
  const goesOn = !isPrevented(ctrl('Enter'));
  const button = () => screen.getByRole('button', { name: 'Cerrar venta' });
  await screen.findByRole('dialog', { name: 'Cerrar venta' });
  await waitFor(() => expect(button()).toHaveFocus());
  // Firefox and WebKit press what has the focus by then.
  if (goesOn) fireEvent.click(button());

  await waitFor(() => expect(button()).toBeEnabled());
  expect(screen.getByRole('dialog', { name: 'Cerrar venta' })).toBeVisible();
  expect(bodies).toEqual([]);
});

describe('a key handler', () => {
  const pressOn = (actions: Readonly<Record<string, () => void>>, key: Key) => {
    const outer = vi.fn();
    render(
      <main onKeyDown={takeKeys(() => outer)}>
        <input aria-label="campo" onKeyDown={takeKeys((stroke) => actions[stroke])} />
      </main>,
    );

    return { isPrevented: !fireEvent.keyDown(screen.getByLabelText('campo'), key), outer };
  };

  test.each<[string, Key]>([
    ['Ctrl+S', ctrl('s')],
    ['Ctrl+S', ctrl('S')],
    ['Ctrl+S', { key: 's', metaKey: true }],
    ['Ctrl+Shift+S', { ...ctrl('S'), shiftKey: true }],
    ['Shift+Ñ', { key: 'Ñ', shiftKey: true }],
    ['*', { key: '*', shiftKey: true }],
    ['*', { key: '*' }],
    ['Alt+ArrowUp', { key: 'ArrowUp', altKey: true }],
    ['Shift+Enter', { key: 'Enter', shiftKey: true }],
  ])('[N12] takes %s: %j does nothing else, and no handler around it hears of it', (stroke, key) => {
    const act = vi.fn();
    const { isPrevented, outer } = pressOn({ [stroke]: act }, key);

    expect(isPrevented).toBe(true);
    expect(act).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });

  test('[N12] leaves a key without an action to the handler around it', () => {
    const { outer } = pressOn({ Enter: () => undefined }, { key: 'Enter', shiftKey: true });

    expect(outer).toHaveBeenCalledOnce();
  });

  test('[N12] leaves keys that compose a character', () => {
    const act = vi.fn();
    const { isPrevented } = pressOn({ Enter: act }, { key: 'Enter', isComposing: true });

    expect(act).not.toHaveBeenCalled();
    expect(isPrevented).toBe(false);
  });
});
