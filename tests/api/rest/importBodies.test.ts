import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call';
import { MOST_COLUMNAS, MOST_FILAS } from '../../../contract/importar';
import { importCalls } from '../../support/api/calls';
import { openWorld } from '../../support/api/world';
import { cedulaOf } from '../../support/sampleOf';

const world = openWorld();

const send = (body: object) =>
  world.chief.call(importCalls.vendedores as Call, {
    body: { archivo: 'promotores.xlsx', por_defecto: { estado: 'A' }, solo_revisar: true, ...body },
  });

test('[A28] as many promotores as the guide says are taken at once @ci', async () => {
  const columnas = [
    'codigo',
    'cedula',
    'nombre',
    'apellido',
    'fk_usuario',
    'porcentaje',
    'telefono',
    'cuenta_bancaria',
    'direccion',
  ];
  const filas = Array.from({ length: MOST_FILAS }, (_, index) => [
    `P-${index}`,
    cedulaOf(index),
    `Guadalupe Alejandra ${index}`,
    'Villavicencio Zambrano',
    world.berta.user.id,
    '12.5',
    '099 123 4567',
    `Banco Pichincha, ahorros, 22001234${index}`,
    `Avenida Pedro Vicente Maldonado ${index} y calle Ambato, edificio El Dorado, Centro histórico`,
  ]);
  expect(JSON.stringify(filas).length).toBeGreaterThan(1_000_000);

  expect(await send({ columnas, filas })).toMatchObject({ status: 200, body: { nuevas: MOST_FILAS } });
});

test('[A18] any number of default values is answered @ci', async () => {
  const por_defecto = Object.fromEntries(Array.from({ length: 300_000 }, (_, index) => [`c${index}`, {}]));

  expect(await send({ columnas: ['nombre'], filas: [['Ana']], por_defecto })).toMatchObject({
    status: 400,
    body: { error: `Hay más de ${MOST_COLUMNAS} valores` },
  });
});
