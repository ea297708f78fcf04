import { describe, expect, test } from 'vitest';
import { FeriadoInput } from '../../contract/feriados';

describe('FeriadoInput', () => {
  const feriado = {
    fecha: '2026-05-25',
    fecha_original: '2026-05-24',
    nombre: ' Batalla de Pichincha ',
    ambito: 'N',
  };

  test('a holiday is A and has no motivo unless it says so', () => {
    expect(FeriadoInput.parse(feriado)).toEqual({
      ...feriado,
      nombre: 'Batalla de Pichincha',
      estado: 'A',
      motivo_anulacion: '',
    });
  });

  test.each([undefined, null, '', '  '])(
    'an annulled holiday with the motivo %o is refused',
    (motivo_anulacion) => {
      const { error } = FeriadoInput.safeParse({ ...feriado, estado: 'X', motivo_anulacion });

      expect(error?.issues).toMatchObject([
        { path: ['motivo_anulacion'], message: 'Escriba el motivo de la anulación' },
      ]);
    },
  );

  test.each(['2026-02-30', '26-05-2026', '', null])('%o is no day', (fecha) => {
    expect(FeriadoInput.safeParse({ ...feriado, fecha }).success).toBe(false);
  });
});
