import { expect, test } from 'vitest';
import { defaultsOf, matchColumns, targetsOf } from '../../../../src/features/import/targets';
import { vendedores } from '../../../../src/resources/vendedores';
import type { Section } from '../../../../src/section/Section';
import { gastos } from '../../../support/sampleSection';

const declared = ({ fields = {}, form = [] }: Section) => ({ fields, form });
const targets = (section: Section) => targetsOf(declared(section), 'superadministrador');

test('columns are matched by label, heading and name, without accents, case and marks', () => {
  const heads = [
    'CEDULA *',
    'código',
    'Porcentaje de comisión',
    'fk_usuario',
    'Color',
    'Código',
    'telefono:',
  ];

  expect(matchColumns(heads, targets(vendedores))).toEqual([
    'cedula',
    'codigo',
    'porcentaje',
    'fk_usuario',
    '',
    '',
    'telefono',
  ]);
});

test('the heading of a column that shows more than its field does not match the field', () => {
  expect(matchColumns(['PROMOTOR', '%'], targets(vendedores))).toEqual(['', 'porcentaje']);
});

test('pictures and fields of the API cannot be imported; a new record has the defaults of its form', () => {
  expect(targets(gastos).map(({ source }) => source)).toEqual([
    'id',
    'fecha',
    'fk_usuario',
    'tipo',
    'descripcion',
    'valor',
    'forma_pago',
  ]);
  expect(defaultsOf(declared(gastos))).toMatchObject({
    fecha: '',
    forma_pago: 'efectivo',
    estado: 'A',
  });
});
