import { expect, test } from 'vitest';
import { prestamosRest } from '../../../contract/prestamos';
import { defineResource } from '../../../src/section/defineResource';
import { gastosRest } from '../../support/sampleSection';

test('[D1] a list, a form and filters show what the resource names, in its order, under its headings', () => {
  const gastos = defineResource(gastosRest, {
    list: ['valor', { descripcion: 'Detalle' }],
    filters: ['q', { fecha: '' }, { estado: 'A' }],
    form: ['valor', { forma_pago: 'efectivo' }],
    card: { title: 'descripcion', value: 'valor' },
    colors: { X: 'error' },
  });

  expect(gastos.list).toEqual(['valor', 'descripcion']);
  expect(gastos.form).toEqual(['valor', 'forma_pago']);
  expect(gastos.filters).toEqual([
    { source: 'q' },
    { source: 'fecha', value: '' },
    { source: 'estado', value: 'A' },
  ]);
  expect(gastos.fields?.descripcion).toMatchObject({
    label: 'Descripción',
    heading: 'Detalle',
    card: 'title',
  });
  expect(gastos.fields?.forma_pago).toMatchObject({ defaultValue: 'efectivo' });
  expect(gastos.fields?.estado?.choices?.map(({ color }) => color)).toEqual([undefined, 'error']);
});

test('[D1] a card has one value; its other amounts are lines', () => {
  const { fields } = defineResource(prestamosRest, { card: { title: 'fecha', value: 'saldo' } });
  const cards = ['fecha', 'saldo', 'valor', 'motivo'].map((name) => fields[name]?.card);

  expect(cards).toEqual(['title', 'value', 'detail', undefined]);
});

test('[D1] the facts of a record are what its list or its form shows, without what stands elsewhere', () => {
  const { facts } = defineResource(gastosRest, {
    list: ['id', 'fecha', 'motivo_anulacion'],
    form: ['descripcion', 'valor'],
  });

  expect(facts).toEqual(['fecha', 'descripcion', 'valor']);
});

test('[D1] a card that names no column of the list is refused', () => {
  expect(() => defineResource(gastosRest, { list: ['id', 'valor'], card: { title: 'descripcion' } })).toThrow(
    'The card names descripcion, which is no column of the list',
  );
});

test('[D1] names that the contract lacks do not compile', () => {
  // @ts-expect-error: the field is called comprobante
  defineResource(gastosRest, { list: ['comprobantes'] });
  // @ts-expect-error: as above
  defineResource(gastosRest, { fields: { comprobantes: { digits: 2 } } });
  // @ts-expect-error: a typo in a form
  defineResource(prestamosRest, { form: [{ cuota: 1 }] });
  // @ts-expect-error: no such estado
  defineResource(prestamosRest, { colors: { Z: 'error' } });

  // @ts-expect-error: the contract does not filter by it
  expect(() => defineResource(gastosRest, { filters: ['forma_pago'] })).toThrow(/no filter forma_pago/);
});
