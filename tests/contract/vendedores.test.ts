import { describe, expect, test } from 'vitest';
import { isCedula, VendedorInput, vendedoresRest } from '../../contract/vendedores';

describe('isCedula', () => {
  test.each(['1710034065', '0926687856', '2410034066', '3012345678', '0960000008'])(
    '%s passes the check',
    (cedula) => {
      expect(isCedula(cedula)).toBe(true);
    },
  );

  test.each([
    ['a wrong check digit', '1710034066'],
    ['a province 00', '0010034065'],
    ['a province 25', '2510034068'],
    ['a province 31', '3110034060'],
    ['a third digit of 7', '1770034062'],
    ['nine digits', '171003406'],
    ['eleven digits', '17100340650'],
    ['a digit in front', '91710034065'],
    ['a sign', '171003406-5'],
    ['other digits', '١٧١٠٠٣٤٠٦٥'],
    ['nothing', ''],
  ])('%s is refused', (_, cedula) => {
    expect(isCedula(cedula)).toBe(false);
  });
});

describe('VendedorInput', () => {
  const vendedor = {
    codigo: ' P-01 ',
    nombre: 'Ana',
    apellido: 'Loor',
    cedula: '1710034065',
    porcentaje: '12.5',
    estado: 'A',
  };

  test('missing values and null are empty, and a percentage is read in hundredths', () => {
    expect(VendedorInput.parse({ ...vendedor, telefono: null, fk_usuario: '' })).toEqual({
      ...vendedor,
      codigo: 'P-01',
      telefono: '',
      direccion: '',
      cuenta_bancaria: '',
      fk_usuario: null,
      porcentaje: 1250,
    });
  });

  test.each([
    ['with hyphens and spaces', ' 171003406-5 ', '1710034065'],
    ['with a third digit of 6', '1760034064', '1760034064'],
    ['that is a passport', 'ab 123-456', 'AB123456'],
    ['that is a short passport', 'X1234', 'X1234'],
  ])('[U15] a cédula %s is stored', (_, typed, stored) => {
    expect(VendedorInput.parse({ ...vendedor, cedula: typed }).cedula).toBe(stored);
  });

  test.each(['X123', '1234567', 'AB12345678901234', 'AB_12345', 'ÑANDU1', ''])(
    '[U15] %s is no cédula and no passport',
    (cedula) => {
      expect(VendedorInput.safeParse({ ...vendedor, cedula }).success).toBe(false);
    },
  );

  test.each([
    { cedula: '1710034066', message: 'La cédula no es válida' },
    { porcentaje: '100.01', message: 'Escriba un porcentaje de 0 a 100' },
    { porcentaje: '', message: 'Este dato es obligatorio' },
    { porcentaje: '-1', message: 'Escriba solo números, con dos decimales como máximo' },
    { telefono: 'no tiene', message: 'El teléfono no es válido' },
    { codigo: ' ', message: 'Este dato es obligatorio' },
  ])('$message', ({ message, ...values }) => {
    expect(VendedorInput.safeParse({ ...vendedor, ...values }).error?.issues[0]?.message).toBe(message);
  });
});

test.each(['\u202A1710034065\u202C', '17100\u200B34065', '171003406-5', ' 1710034065 '])(
  '[V8] the cédula %j is the one without what nobody sees',
  (cedula) => {
    const { success, data } = vendedoresRest.input.shape.cedula.safeParse(cedula);

    expect({ success, data }).toEqual({ success: true, data: '1710034065' });
  },
);
