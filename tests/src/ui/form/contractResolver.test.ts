import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Id, TextoObligatorio } from '../../../../contract/common';
import { reference, text } from '../../../../src/ui/fields/field';
import { contractResolver } from '../../../../src/ui/form/contractResolver';

const schema = z.object({ fk_vendedor: Id, concepto: TextoObligatorio });
const names = ['fk_vendedor', 'concepto'] as const;

const refusals = async (isRequired: boolean | string) => {
  const fields = {
    fk_vendedor: reference('Promotor', 'vendedores', { isRequired }),
    concepto: text('Concepto', { isRequired: true }),
  };
  const { errors } = await contractResolver(schema, fields)({ fk_vendedor: '', concepto: '' }, undefined, {
    names: [...names],
    fields: {},
    shouldUseNativeValidation: false,
  });

  return names.map((name) => errors[name]?.message);
};

test('who chose nobody is told so in the words of the field, or in those of any field, never that it is no id', async () => {
  expect(await refusals('Elija un promotor')).toEqual(['Elija un promotor', 'Este dato es obligatorio']);
  expect(await refusals(true)).toEqual(['Este dato es obligatorio', 'Este dato es obligatorio']);
});
