import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Id, TextoObligatorio } from '../../../../contract/common';
import { choicesOf, reference, select, text } from '../../../../src/ui/fields/field';
import { contractResolver } from '../../../../src/ui/form/validation/contractResolver';

const schema = z.object({ fk_vendedor: Id, tipo: z.enum(['leve', 'grave']), concepto: TextoObligatorio });
const names = ['fk_vendedor', 'tipo', 'concepto'] as const;

const MISSING = 'Este dato es obligatorio';

const refusals = async (isRequired: boolean | string) => {
  const fields = {
    fk_vendedor: reference('Promotor', 'vendedores', { isRequired }),
    tipo: select('Tipo', { choices: choicesOf({ leve: 'Leve', grave: 'Grave' }), isRequired: true }),
    concepto: text('Concepto', { isRequired: true }),
  };
  const { errors } = await contractResolver(schema, fields)(
    { fk_vendedor: '', tipo: '', concepto: '' },
    undefined,
    {
      names: [...names],
      fields: {},
      shouldUseNativeValidation: false,
    },
  );

  return names.map((name) => errors[name]?.message);
};

test('who chose nobody is told so in the words of the field, or in those of any field, never that it is no id or no choice', async () => {
  expect(await refusals('Elija un promotor')).toEqual(['Elija un promotor', MISSING, MISSING]);
  expect(await refusals(true)).toEqual([MISSING, MISSING, MISSING]);
});
