import type { GetListParams } from 'ra-core';
import { expect, test } from 'vitest';
import { administradoresProvider } from '../../../../src/resources/usuarios/usuariosProvider';
import { createUsuario } from '../../../factories';
import { createFakeHttp } from '../../../fakeHttp';

const LUIS = createUsuario({ id: 3, nombre: 'Luis', apellido: 'Zambrano' });
const RAUL = createUsuario({ id: 20, nombre: 'Raúl', apellido: 'Ñáñez' });
const EVA = createUsuario({ id: 99, nombre: 'Eva', apellido: 'Mora', rol: 'sumador' });

const providerOf = () => {
  const { http, sent } = createFakeHttp({
    '/api/usuarios/administradores': { usuarios: [LUIS, RAUL] },
    '/api/usuarios': { usuarios: [LUIS, RAUL, EVA] },
  });

  return { provider: administradoresProvider(http), paths: () => sent.map(({ path }) => path) };
};

const list = async (asked: GetListParams) => {
  const result = await providerOf().provider.getList?.(asked);

  return { ids: result?.data.map(({ id }) => id), total: result?.total };
};

test.each([
  [{}, [3, 20]],
  [{ q: 'nanez raul' }, [20]],
  [{ q: 'ZAMB' }, [3]],
  [{ q: 'nadie' }, []],
  [{ id_neq: 3 }, [20]],
])('%o finds administrators by name, accents and case aside', async (filter, ids) => {
  expect(await list({ filter })).toEqual({ ids, total: ids.length });
});

test('a page is cut out of all that were found', async () => {
  expect(await list({ pagination: { page: 2, perPage: 1 } })).toEqual({ ids: [20], total: 2 });
});

test('those who are administrators come out of one answer', async () => {
  const { provider, paths } = providerOf();

  const result = await provider.getMany?.({ ids: [20, 3] });

  expect(result?.data.map(({ id }) => id)).toEqual([3, 20]);
  expect(paths()).toEqual(['/api/usuarios/administradores']);
});

test('one who is no administrator any more is found among all users', async () => {
  const { provider } = providerOf();

  const result = await provider.getMany?.({ ids: [99, 3] });

  expect(result?.data.map(({ nombre }) => nombre)).toEqual(['Luis', 'Eva']);
});
