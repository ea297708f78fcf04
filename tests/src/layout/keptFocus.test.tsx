import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { prestamosRest } from '../../../contract/prestamos';
import type { RestSection } from '../../../contract/rest';
import { capitalized, nounOf } from '../../../src/format/noun';
import { sections } from '../../../src/resources';
import { prestamos } from '../../../src/resources/prestamos';
import { lazy } from '../../../src/section/lazy';
import type { Section } from '../../../src/section/Section';
import { startAt } from '../../support/clock';
import { dialogIsClosed, openMenu, startAnnulling } from '../../support/inputs';
import { setMedia } from '../../support/layout/media';
import { server } from '../../support/msw';
import { recordOf, renderSection } from '../../support/renderSection';
import { refuseWrites } from '../../support/rest';
import { gastos } from '../../support/sampleSection';
import { sectionsOf } from '../../support/sectionsOf';

interface Simple extends Section {
  rest: RestSection;
}

const simple = sections.filter((section): section is Simple => section.rest !== undefined);
/** The form of a venta begins with what is not filled in. */
const created = simple.filter(({ name, screens }) => 'create' in screens && name !== 'ventas');
const annulled = simple.filter(
  ({ name, rest, screens }) =>
    'motivo_anulacion' in rest.fields &&
    'edit/:id' in screens &&
    !['premios', 'ventas', 'depositos'].includes(name),
);

startAt('2026-10-14T15:00:00Z');

const main = () => screen.getByRole('main');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const isFocused = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
const isHeld = () =>
  waitFor(() => {
    expect(main()).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toBeEnabled();
  });

describe('after Ctrl+K', () => {
  // Their first fields are a text and a reference.
  test.each(sectionsOf(created, 'vendedores', 'depositos'))(
    '[U41] a new record of $name has the focus in its first field, and its list on the page',
    async (section) => {
      const { label, singular = '' } = section;
      const { user } = renderSection(section, { profile: { api_local: false } });
      await screen.findByRole('table', { name: label });
      const go = async (words: string) => {
        await user.keyboard('{Control>}k{/Control}');
        await isFocused(await screen.findByRole('combobox', { name: 'Ir a…' }));
        await user.paste(words);
        await user.keyboard('{Enter}');
        await dialogIsClosed();
      };

      await go(nounOf(singular).fresh);
      await screen.findByRole('heading', { level: 1, name: capitalized(nounOf(singular).fresh) });
      const inputs = 'input:not([type="hidden"], [aria-hidden]), textarea, [role="combobox"]';
      const isFirst = (element: Element | null) => main().querySelector(`form :is(${inputs})`) === element;
      await waitFor(() => expect(document.activeElement).toSatisfy(isFirst));
      const field = document.activeElement as HTMLElement;

      await user.keyboard('{Control>}k{/Control}');
      await isFocused(await screen.findByRole('combobox', { name: 'Ir a…' }));
      await user.keyboard('{Escape}');
      await isFocused(field);

      await go(label);
      await screen.findByRole('table', { name: label });
      await isFocused(main());
    },
  );
});

describe('a dialog', () => {
  test.each([
    ['Historial', 'Historial', 'Cerrar'],
    ['Anular', 'Acciones', 'Motivo de la anulación'],
  ])('[U41] %s of a record opens on its first control, and Esc leads back', async (name, opener, first) => {
    const { user } = renderSection(gastos, { path: '/edit/1', profile: { api_local: true } });
    const opened = await button(opener);
    opened.focus();
    await user.keyboard('{Enter}');
    if (name !== opener) {
      (await button(name)).focus();
      await user.keyboard('{Enter}');
    }
    const dialog = within(await screen.findByRole('dialog'));
    await isFocused(dialog.queryByRole('button', { name: first }) ?? dialog.getByLabelText(first));
    await user.keyboard('{Escape}');
    await dialogIsClosed();

    await isFocused(opened);
  });

  test.each([
    ['Notificaciones', 'Notificaciones'],
    ['Panel de usuarios', 'Usuarios'],
    ['Columnas', 'Columnas'],
    [/^Fecha: /, 'Fecha'],
    ['Filtros guardados', 'Filtros guardados'],
  ])('[U41] %s opens on its first control, and Esc leads back', async (opener, name) => {
    const { user } = renderSection(gastos, { profile: { api_local: true } });
    await screen.findByRole('table');
    const opened = await button(opener);
    opened.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() =>
      expect(
        dialog.querySelector('button, input:not([type="hidden"], [aria-hidden]), [role="combobox"]'),
      ).toHaveFocus(),
    );
    await user.keyboard('{Escape}');
    await dialogIsClosed();

    await isFocused(opened);
  });

  test('[U41] opens no keyboard on a touch screen', async () => {
    setMedia('pointer: coarse');
    const { user } = renderSection(gastos, { path: '/edit/1' });
    await openMenu(user);
    (await button('Anular')).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement?.closest('.MuiModal-root')).not.toBeNull());

    expect(within(dialog).getByLabelText('Motivo de la anulación')).not.toHaveFocus();
  });

  test.each(sectionsOf(annulled, 'gastos'))(
    '[U41] that annuls a record of $name leaves the focus on the page',
    async (section) => {
      const { user, bodies } = renderSection(section, { path: '/edit/1' });
      const opener = await button('Acciones');
      opener.focus();
      await user.keyboard('{Enter}');
      await isFocused(await button('Anular'));
      await user.keyboard('{Enter}');
      const motivo = within(await screen.findByRole('dialog')).getByLabelText(/^Motivo/);
      await isFocused(motivo);
      await user.keyboard('Se repitió');
      await user.keyboard('{Control>}s{/Control}');
      await dialogIsClosed();
      await waitFor(() => expect(bodies).toHaveLength(1));
      await waitFor(() => expect(opener).not.toBeInTheDocument());

      await isHeld();
    },
  );

  test('[U41] that was opened by a click leads back to its button, too', async () => {
    const { user } = renderSection(prestamos, { path: '/edit/1', rows: [recordOf(prestamosRest, 1)] });
    await user.click(await button('Nuevo abono'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await dialogIsClosed();

    await isFocused(await button('Nuevo abono'));
  });

  test('[U41] that is refused has the focus on the message @ci', async () => {
    const { user } = renderSection(gastos, { path: '/edit/1' });
    await startAnnulling(user);
    const dialog = within(await screen.findByRole('dialog'));
    server.use(...refuseWrites(gastos.rest as RestSection, 409, 'No se puede ahora'));
    await user.type(dialog.getByLabelText(/^Motivo/), 'Se repitió');
    await user.keyboard('{Control>}s{/Control}');

    await isFocused(await dialog.findByRole('alert'));
  });
});

const Rows = () => {
  const [rows, setRows] = useState(['uno', 'dos', 'tres']);
  const [busy, setBusy] = useState('');
  const remove = (row: string) => setRows(rows.filter((one) => one !== row));

  return (
    <div>
      <Title title="Filas" />
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <td>
                <button type="button" onClick={() => remove(row)}>
                  Quitar {row}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button
          type="button"
          disabled={busy !== ''}
          aria-busy={busy === 'busy'}
          onClick={() => setBusy('busy')}
        >
          Guardar
        </button>
        <button type="button">Otro</button>
      </p>
      <input type="button" value="Responder" tabIndex={-1} onClick={() => setBusy('')} />
      <input type="button" value="Bloquear" tabIndex={-1} onClick={() => setBusy('locked')} />
    </div>
  );
};

/** As a browser does with a disabled element; jsdom leaves it the focus. */
const dropFocus = () => {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLButtonElement) || !activeElement.disabled) return;
  activeElement.disabled = false;
  activeElement.blur();
  activeElement.disabled = true;
};

describe('the focus', () => {
  const open = async () => {
    const screens = { ...gastos.screens, '': lazy(async () => ({ default: Rows })) };
    const app = renderSection({ ...gastos, screens });
    const press = async (name: string) => {
      (await button(name)).focus();
      await app.user.keyboard('{Enter}');
    };
    await button('Quitar uno');

    return { ...app, press };
  };

  test('[U41] goes to the row below one that is gone, then to the first one, then to the page', async () => {
    const { press } = await open();
    await press('Quitar dos');
    await isFocused(await button('Quitar tres'));
    await press('Quitar tres');
    await isFocused(await button('Quitar uno'));
    await press('Quitar uno');
    await isFocused(await button('Guardar'));
  });

  test('[U41] comes back to a button that was busy, and leaves one that is disabled', async () => {
    const { press } = await open();
    await press('Guardar');
    dropFocus();
    expect(document.body).toHaveFocus();
    screen.getByRole<HTMLInputElement>('button', { name: 'Responder' }).click();
    await isFocused(await button('Guardar'));

    screen.getByRole<HTMLInputElement>('button', { name: 'Bloquear' }).click();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled());
    dropFocus();
    await isFocused(await button('Otro'));
  });

  test('[U41] stays away after a click beside all controls', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { user } = await open();
    (await button('Quitar tres')).focus();
    await user.click(screen.getByText(/^Hola, /));
    vi.advanceTimersByTime(1_000);

    expect(document.body).toHaveFocus();
  });

  test('[U41] goes to the page that a row opens @ci', async () => {
    const { user } = renderSection(gastos);
    const link = within(await screen.findByRole('table')).getByRole('link', { name: '1' });
    link.focus();
    await user.keyboard('{Enter}');
    await button('Guardar');

    await isFocused(main());
  });
});
