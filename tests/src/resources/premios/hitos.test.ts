import { expect, test } from 'vitest';
import { hitosOf } from '../../../../src/resources/premios/pasos/hitos';

const paso = (id: number, accion: string) => ({
  ...{ id, fecha: '2026-11-19T15:00:00Z', usuario: { nombre: 'Ana', apellido: 'Paz' } },
  ...{ accion, motivo: '', cambios: [] },
});

test('a payment that was taken back is told as such, and not as a second review', () => {
  const acciones = ['creación', 'REVISADO', 'PAGADO', 'REVISADO', 'ANULADO'];
  const newestFirst = acciones.map((accion, index) => paso(index, accion)).reverse();

  expect(hitosOf(newestFirst).map(({ title, isBad }) => [title, isBad])).toEqual([
    ['Registrado', false],
    ['Revisado', false],
    ['Pagado', false],
    ['Pago devuelto', false],
    ['Anulado', true],
  ]);
});

test('a step that this program does not know is told in the words of the host', () => {
  expect(hitosOf([paso(1, 'ARCHIVADO')])).toMatchObject([{ title: 'ARCHIVADO', isBad: false }]);
});
