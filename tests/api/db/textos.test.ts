import { expect, test } from 'vitest';
import { up } from '../../../api/db/migrations/018-textos';
import { openWorld } from '../../support/api/world';

const world = openWorld();

test('[U11] an upgrade stores the texts of older releases in NFC, without invisible characters', async () => {
  const id = await world.on.vendedor({
    fk_usuario: world.berta.user.id,
    nombre: 'José'.normalize('NFD'),
    apellido: 'Pa\u200Bz',
    codigo: 'Ñ-1'.normalize('NFD'),
  });
  await up(world.db as never);
  const texts = await world.db
    .selectFrom('vendedores')
    .select(['nombre', 'apellido', 'codigo'])
    .where('id', '=', id)
    .executeTakeFirst();

  // A código identifies, so it stays.
  expect(texts).toEqual({ nombre: 'José', apellido: 'Paz', codigo: 'Ñ-1'.normalize('NFD') });
});
