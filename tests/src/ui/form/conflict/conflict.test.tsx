import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { OUTDATED } from '../../../../../contract/outdated';
import type { RestSection } from '../../../../../contract/rest';
import { sections } from '../../../../../src/resources';
import { premios } from '../../../../../src/resources/premios';
import type { Section } from '../../../../../src/section/Section';
import { startAt } from '../../../../support/clock';
import { save, write } from '../../../../support/inputs';
import { server } from '../../../../support/msw';
import { recordOf, renderSection } from '../../../../support/renderSection';
import { gastos } from '../../../../support/sampleSection';
import { sectionsOf } from '../../../../support/sectionsOf';

startAt('2026-10-14T15:00:00Z');

interface Simple extends Section {
  rest: RestSection;
}

type Row = ReturnType<typeof recordOf>;

const LUZ = {
  fecha: '2026-10-13',
  descripcion: 'Luz',
  valor: '40.00',
  forma_pago: 'efectivo',
  tipo: 'otros',
};

const field = (name: RegExp) => screen.getByRole('textbox', { name });

/** Opens a record; `refuse` answers the next saves as if `saved` had come first. */
const open = async (section: Simple, values: object = {}, options: object = {}) => {
  const rows: Row[] = [recordOf(section.rest, 1, values)];
  const app = renderSection(section, { path: '/edit/1', rows, ...options });
  const refuse = (saved: object, text = OUTDATED.byOther) => {
    const [row] = rows as [Row];
    rows[0] = { ...row, version: row.version + 1, ...saved };
    refusals.push(text);
  };
  const refusals: string[] = [];
  let saves = 0;
  server.use(
    http.put(`*/api/${section.rest.name}/:id`, async ({ request }) => {
      const body = (await request.clone().json()) as Row;
      saves += 1;
      if (body.version === rows[0]?.version) return undefined;

      return HttpResponse.json({ error: refusals.at(-1), reason: 'outdated' }, { status: 409 });
    }),
  );

  return { ...app, refuse, saves: () => saves };
};

const openGasto = async () => {
  const app = await open(gastos as Simple, LUZ);
  await waitFor(() => expect(field(/^Descripción/)).toHaveValue('Luz'));

  return app;
};

const choose = (label: string, name: string) =>
  within(screen.getByRole('group', { name: `Elegir: ${label}` })).getByRole('button', { name });

describe('[U23] a save that comes second', () => {
  test('asks about each field that both changed, and goes out on the new version', async () => {
    const { user, refuse, bodies } = await openGasto();
    await write(/^Descripción/, 'Luz y agua');
    await write(/^Valor/, '50');
    refuse({ descripcion: 'Luz de octubre', valor: '48.00' });
    await save(user);

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Otro usuario modificó este registro');
    expect(notice).toHaveTextContent('Descripción guardado: Luz de octubre · suyo: Luz y agua');
    expect(notice).toHaveTextContent('Valor guardado: $48.00 · suyo: $50.00');
    expect(choose('Descripción', 'Usar el guardado')).toHaveFocus();

    await user.click(choose('Descripción', 'Usar el guardado'));
    expect(field(/^Descripción/)).toHaveValue('Luz de octubre');
    // Half decided: refused again, and the open question has the focus.
    await save(user);
    await waitFor(() => expect(choose('Valor', 'Usar el guardado')).toHaveFocus());
    expect(choose('Descripción', 'Usar el guardado')).toHaveAttribute('aria-pressed', 'true');
    await user.click(choose('Valor', 'Usar el guardado'));
    expect(field(/^Valor/)).toHaveValue('48.00');
    await user.click(choose('Valor', 'Dejar el mío'));
    expect(field(/^Valor/)).toHaveValue('50');
    await save(user);

    expect(await screen.findByText('Gasto actualizado')).toBeVisible();
    expect(bodies).toEqual([
      expect.objectContaining({ descripcion: 'Luz de octubre', valor: '50', version: 2 }),
    ]);
    expect(screen.queryByText(/guardado:/)).toBeNull();
  });

  test('takes what the other side alone changed without a question', async () => {
    const { user, refuse, bodies } = await openGasto();
    await write(/^Descripción/, 'Luz y agua');
    refuse({ forma_pago: 'cheque', valor: '48.00' });
    await save(user);

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Forma de pago: Efectivo → Cheque');
    expect(notice).toHaveTextContent('Valor: $40.00 → $48.00');
    expect(notice).toHaveFocus();
    expect(within(notice).queryByRole('button')).toBeNull();
    expect(field(/^Valor/)).toHaveValue('48.00');
    await save(user);

    expect(await screen.findByText('Gasto actualizado')).toBeVisible();
    expect(bodies).toEqual([
      expect.objectContaining({
        descripcion: 'Luz y agua',
        forma_pago: 'cheque',
        valor: '48.00',
        version: 2,
      }),
    ]);
  });

  test('names the own other tab, and compares again with a third version', async () => {
    const { user, refuse, bodies } = await openGasto();
    await write(/^Descripción/, 'Luz y agua');
    refuse({ descripcion: 'Luz 2' }, OUTDATED.bySelf);
    await save(user);
    expect(await screen.findByText(/Usted modificó este registro en otra pestaña/)).toBeVisible();
    await user.click(choose('Descripción', 'Dejar el mío'));
    refuse({ descripcion: 'Luz 3' });
    await save(user);

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('guardado: Luz 3 · suyo: Luz y agua'),
    );
    await user.click(choose('Descripción', 'Dejar el mío'));
    await save(user);
    await screen.findByText('Gasto actualizado');
    expect(bodies).toEqual([expect.objectContaining({ descripcion: 'Luz y agua', version: 3 })]);
  });

  test('of an annulled record cannot be kept: it is loaded again', async () => {
    const { user, refuse } = await openGasto();
    await write(/^Descripción/, 'Luz y agua');
    refuse({ estado: 'X', motivo_anulacion: 'Repetido' });
    await save(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Estado: Vigente → Anulado');
    expect(field(/^Descripción/)).toHaveValue('Luz y agua');
    await user.click(screen.getByRole('button', { name: 'Cargar de nuevo' }));
    expect(await screen.findByText('El gasto está anulado')).toBeVisible();
  });
});

describe('[U23] a step of a premio that comes second', () => {
  const REVISADO = { valor: '40.00', estado: 'REVISADO', fk_usuario_paso: 4, fk_usuario_creacion: 4 };
  const pay = async (saved: object) => {
    const { user, refuse, bodies } = await open(premios as Simple, REVISADO);
    await user.click(await screen.findByRole('button', { name: 'Pagar' }));
    const dialog = within(await screen.findByRole('dialog'));
    refuse(saved);
    await user.click(dialog.getByRole('button', { name: 'Pagar' }));
    const notice = await dialog.findByRole('alert');

    return { user, dialog, notice, bodies };
  };

  test('shows what changed, and is taken on the new version', async () => {
    const { user, dialog, notice, bodies } = await pay({ valor: '50.00' });
    expect(notice).toHaveTextContent('Valor: $40.00 → $50.00');
    expect(notice).toHaveTextContent('Revise los cambios y acepte otra vez.');
    expect(dialog.getByText('Se pagan $50.00, con fecha de hoy')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Pagar' }));

    expect(await screen.findByText('Premio 1 pagado: $50.00')).toBeVisible();
    expect(bodies).toEqual([
      expect.objectContaining({ valor: '50.00', version: 2, estado: 'PAGADO', forma_pago: 'efectivo' }),
    ]);
  });

  test('is not taken if somebody else took it', async () => {
    const { user, dialog, notice, bodies } = await pay({ estado: 'PAGADO' });
    expect(notice).toHaveTextContent('Estado: Revisado → Pagado');
    expect(notice).not.toHaveTextContent('acepte otra vez');
    await user.click(dialog.getByRole('button', { name: 'Cargar de nuevo' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pagar' })).toBeNull());
    expect(bodies).toEqual([]);
  });

  test('[U41] without a dialog says what changed beside the premio, and takes the focus', async () => {
    const { user, refuse } = await open(
      premios as Simple,
      { ...REVISADO, estado: 'PENDIENTE' },
      { role: 'revisor' },
    );
    await screen.findByRole('button', { name: 'Revisar' });
    refuse({ valor: '50.00' });
    await user.click(screen.getByRole('button', { name: 'Revisar' }));

    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Valor: $40.00 → $50.00');
    expect(notice).toHaveFocus();
  });
});

test('[W6] a save that waits for a choice sends nothing, and the open question has the focus', async () => {
  const { user, refuse, saves } = await openGasto();
  await write(/^Descripción/, 'Luz y agua');
  refuse({ descripcion: 'Luz de octubre' });
  await save(user);
  await screen.findByRole('alert');
  (document.activeElement as HTMLElement).blur();
  await save(user);

  await waitFor(() => expect(choose('Descripción', 'Usar el guardado')).toHaveFocus());
  expect(saves()).toBe(1);
  await user.click(choose('Descripción', 'Dejar el mío'));
  await save(user);
  expect(await screen.findByText('Gasto actualizado')).toBeVisible();
  expect(saves()).toBe(2);
});

describe('[W6] a premio whose estado changes while it is corrected', () => {
  const correct = async (saved: object) => {
    const app = await open(premios as Simple, { valor: '40.00', estado: 'PENDIENTE', observacion: '' });
    await write(/^Valor/, '50');
    app.refuse(saved);
    await save(app.user);

    return { ...app, notice: await screen.findByRole('alert') };
  };

  test('keeps what was typed if it can still be corrected, and asks what both changed', async () => {
    const { user, notice, saves, bodies } = await correct({
      estado: 'RECHAZADO',
      motivo_rechazo: 'Foto borrosa',
      valor: '48.00',
    });
    expect(notice).toHaveTextContent('Estado: Pendiente → Rechazado');
    expect(notice).toHaveTextContent('Foto borrosa');
    expect(notice).toHaveTextContent('Valor guardado: $48.00 · suyo: $50.00');
    await user.click(choose('Valor', 'Dejar el mío'));
    await save(user);

    expect(await screen.findByText('Premio actualizado')).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ valor: '50', estado: 'RECHAZADO', version: 2 })]);
    expect(saves()).toBe(2);
  });

  test('shows what was typed until it is dismissed if it takes no correction any more', async () => {
    const { user, saves } = await correct({ estado: 'REVISADO' });
    expect(screen.getByRole('alert')).toHaveTextContent('Estado: Pendiente → Revisado');
    await save(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(saves()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Cargar de nuevo' }));

    const typed = await screen.findByText(/^Lo que escribió no se guardó/);
    expect(typed).toHaveTextContent('Valor: $50.00');
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Descartar lo escrito' }));
    expect(typed).not.toBeInTheDocument();
  });
});

test('[W6] a step that somebody else took is not sent a second time', async () => {
  const { user, refuse, saves } = await open(premios as Simple, {
    valor: '40.00',
    estado: 'REVISADO',
    fk_usuario_paso: 4,
    fk_usuario_creacion: 4,
  });
  await user.click(await screen.findByRole('button', { name: 'Pagar' }));
  const dialog = within(await screen.findByRole('dialog'));
  refuse({ estado: 'PAGADO' });
  await user.click(dialog.getByRole('button', { name: 'Pagar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Estado: Revisado → Pagado');
  await user.click(dialog.getByRole('button', { name: 'Pagar' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('Otro usuario modificó este registro');
  expect(saves()).toBe(1);
});

const formed = sections.filter(
  (section): section is Simple =>
    section.rest !== undefined &&
    'edit/:id' in (section.screens ?? {}) &&
    !['ventas', 'premios', 'transferencias', 'depositos'].includes(section.name),
);

test.each(sectionsOf(formed, 'prestamos'))(
  '[U23] $name: a text that both changed is asked about',
  async (section) => {
    const source = (section.form ?? []).find((name) =>
      ['text', 'note'].includes(section.fields?.[name]?.kind ?? ''),
    );
    const { label = '' } = section.fields?.[source ?? ''] ?? {};
    const { user, refuse } = await open(section);
    const name = new RegExp(`^${label}( \\*)?$`);
    const before = (await screen.findByLabelText<HTMLInputElement>(name)).value;
    const [mine, theirs] = [`${before.slice(0, -1)}7`, `${before.slice(0, -1)}8`];
    await write(name, mine);
    refuse({ [source ?? '']: theirs });
    await save(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${label} guardado: ${theirs} · suyo: ${mine}`,
    );
    await user.click(choose(label, 'Usar el guardado'));
    expect(screen.getByLabelText(name)).toHaveValue(theirs);
  },
);
