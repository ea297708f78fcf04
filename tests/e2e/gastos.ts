import { type APIRequestContext, expect } from '@playwright/test';
import { Gasto, gastosRest } from '../../contract/gastos';
import { dayOf, tokenOf, uploadProof } from './staff';

const { create, update } = gastosRest.calls;

const headersOf = async (request: APIRequestContext) => {
  const { token } = await tokenOf(request, 'administrador');

  return { authorization: `Bearer ${token}` };
};

/** A gasto of today of $12.50, with its picture. */
export const writeGasto = async (request: APIRequestContext, descripcion: string): Promise<Gasto> => {
  const headers = await headersOf(request);
  const made = await request.post(create.path, {
    headers,
    data: {
      ...{ fecha: dayOf(0), tipo: 'otros', descripcion, valor: '12.50', forma_pago: 'efectivo' },
      comprobante: await uploadProof(request, headers),
    },
  });
  expect(made.ok(), await made.text()).toBe(true);

  return Gasto.parse(await made.json());
};

export const annul = async (request: APIRequestContext, gasto: Gasto) => {
  const done = await request.fetch(update.path.replace('{id}', String(gasto.id)), {
    method: update.method,
    headers: await headersOf(request),
    data: { ...gasto, estado: 'X', motivo_anulacion: 'Se pagó dos veces' },
  });
  expect(done.ok(), await done.text()).toBe(true);
};
