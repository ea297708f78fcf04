import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { businessDay } from '../../../api/ledger/clock';
import { addDays, mondayOf } from '../../../api/ledger/week';
import { Gasto, gastosRest } from '../../../contract/gastos';
import { nominaCalls } from '../../../contract/nomina';
import { usuariosCalls } from '../../../contract/usuarios';
import { isCedula, vendedoresRest } from '../../../contract/vendedores';
import { callAs, cell, choose, dayOf, enter, promotor } from './staff';

export const cedulaOf = (start: string): string =>
  Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(isCedula) ?? '';

export const newPromotor = async (request: APIRequestContext): Promise<{ id: number; codigo: string }> => {
  const { send } = await callAs(request, 'administrador');
  const serial = randomInt(100_000, 1_000_000);
  const codigo = `E${serial}`;
  const { id } = await send('POST', vendedoresRest.calls.create.path, {
    codigo,
    nombre: 'Elsa',
    apellido: `Vera ${serial}`,
    cedula: cedulaOf(`171${serial}`),
    porcentaje: '10',
    estado: 'A',
  });

  return { id, codigo };
};

/** Begins a venta of a new promotor, with the focus on its first colilla. */
export const startDraft = async (page: Page): Promise<void> => {
  const { codigo } = await newPromotor(page.request);
  await enter(page, 'sumador', '/auth/ventas/create');
  await choose(page, 'Sorteo', /^Nocturno/);
  await promotor(page, codigo);
  // Enter in the promotor presses Empezar.
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Colilla', 1)).toBeFocused();
};

export const writeGasto = async (request: APIRequestContext, descripcion: string): Promise<Gasto> => {
  const { send, upload } = await callAs(request, 'administrador');

  return Gasto.parse(
    await send('POST', gastosRest.calls.create.path, {
      fecha: dayOf(0),
      tipo: 'otros',
      descripcion,
      valor: '12.50',
      forma_pago: 'efectivo',
      comprobante: await upload(),
    }),
  );
};

const fecha = mondayOf(businessDay(new Date()));

export const WEEK = { fecha, fecha_final: addDays(fecha, 6) };

/** A new administrador, paid by these terms, with one employee; `openWeek` creates their nomina. */
export const openOffice = async (request: APIRequestContext, terms = {}) => {
  const { send } = await callAs(request, 'superadministrador');
  const apellido = `Vera ${randomInt(1_000_000)}`;
  const username = `oficina${randomInt(1_000_000_000)}`;
  const register = (values: object) =>
    send('POST', usuariosCalls.create.path, {
      apellido,
      password: 'primera-clave',
      usuarioCreacion: '',
      estado: 'A',
      usuarioPrincipal: '',
      cuenta_bancaria: '2200555',
      sueldo_fijo: 'S',
      valor: '120.50',
      paga: '',
      ...values,
    });
  await register({ nombre: 'Nadia', username, rol: 'administrador', ...terms });
  const { usuarios } = usuariosCalls.administradores.answer.parse(
    await send('GET', usuariosCalls.administradores.path),
  );
  const id = usuarios.find((usuario) => usuario.apellido === apellido)?.id;
  expect(id).toBeGreaterThan(0);
  await register({ nombre: 'Zoila', username: `${username}z`, rol: 'sumador', usuarioPrincipal: id });

  return {
    id,
    name: `Nadia ${apellido}`,
    helper: `Zoila ${apellido}`,
    openWeek: () =>
      send('POST', nominaCalls.create.path, {
        ...WEEK,
        fk_usuario: id,
        fk_usuario_creacion: '',
        cuenta_bancaria: '2200555',
      }),
  };
};
