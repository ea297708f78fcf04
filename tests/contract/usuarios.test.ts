import { describe, expect, test } from 'vitest';
import { isUsername, Usuario, usuariosCalls } from '../../contract/usuarios';
import { createUsuario } from '../support/factories';

describe('the principal of a user', () => {
  test.each<[string, Record<string, unknown>, { id: number | null; nombre: string }]>([
    ['nothing', {}, { id: null, nombre: '' }],
    ['null', { usuarioPrincipal: null, usuario_principal: null }, { id: null, nombre: '' }],
    ['an empty text', { usuarioPrincipal: '', usuario_principal: '' }, { id: null, nombre: '' }],
    ['0', { usuarioPrincipal: 0, usuario_principal: '0' }, { id: null, nombre: '' }],
    ['an id', { usuarioPrincipal: 3 }, { id: 3, nombre: '' }],
    ['an id as digits', { usuario_principal: '3' }, { id: 3, nombre: '' }],
    ['a full name', { usuario_principal: ' Luis Zambrano ' }, { id: null, nombre: 'Luis Zambrano' }],
    [
      'a person',
      { usuario_principal: { id: 3, nombre: 'Luis', apellido: 'Zambrano' } },
      { id: 3, nombre: 'Luis Zambrano' },
    ],
    [
      'a person with an id of digits and no surname',
      { usuarioPrincipal: { id: '3', nombre: 'Luis' } },
      { id: 3, nombre: 'Luis' },
    ],
    ['a person without an id', { usuarioPrincipal: { nombre: 'Luis' } }, { id: null, nombre: 'Luis' }],
    ['a person of no use', { usuarioPrincipal: { id: 'x' } }, { id: null, nombre: '' }],
    ['a yes', { usuarioPrincipal: true }, { id: null, nombre: '' }],
    ['a list', { usuarioPrincipal: [3] }, { id: null, nombre: '' }],
    [
      'an id in one spelling, a person in the other',
      { usuarioPrincipal: 3, usuario_principal: { id: 3, nombre: 'Luis', apellido: 'Zambrano' } },
      { id: 3, nombre: 'Luis Zambrano' },
    ],
    [
      'a name in one spelling, an id in the other',
      { usuarioPrincipal: 'Luis Zambrano', usuario_principal: '3' },
      { id: 3, nombre: 'Luis Zambrano' },
    ],
    [
      'two different people',
      { usuarioPrincipal: 3, usuario_principal: { id: 4, nombre: 'Eva' } },
      { id: 3, nombre: '' },
    ],
  ])('[SPEC 3.2] is read from %s', (_, spellings, principal) => {
    const usuario = Usuario.parse({ ...createUsuario(), ...spellings });

    expect(usuario.usuarioPrincipal).toEqual(principal);
    expect(usuario).not.toHaveProperty('usuario_principal');
  });
});

test('[SPEC 3.2] a user is read with valor in cents and paga as it stands', () => {
  expect(Usuario.parse(createUsuario({ valor: 500.5, paga: 12.5 }))).toMatchObject({
    valor: 50_050,
    paga: '12.5',
  });
  expect(Usuario.parse(createUsuario({ valor: null, paga: null }))).toMatchObject({ valor: 0, paga: '' });
});

test('a user as the panel gets it has empty texts in all other fields', () => {
  expect(Usuario.parse({ id: '7', nombre: 'Ana', apellido: 'Paredes', ultima_conexion: null })).toEqual({
    id: 7,
    nombre: 'Ana',
    apellido: 'Paredes',
    ultima_conexion: '',
    username: '',
    rol: '',
    estado: '',
    cuenta_bancaria: '',
    sueldo_fijo: '',
    valor: 0,
    paga: '',
    usuarioPrincipal: { id: null, nombre: '' },
  });
});

describe('a request', () => {
  const data = {
    nombre: ' Ana ',
    apellido: 'Paredes',
    username: 'ana',
    password: 'clave-larga',
    rol: 'administrador',
    estado: 'A',
    usuarioPrincipal: '',
    usuarioCreacion: '',
    cuenta_bancaria: '',
    sueldo_fijo: 'S',
    valor: '',
    paga: '',
  };
  const parse = (values: object) => usuariosCalls.create.body.safeParse({ ...data, ...values });

  test('carries money as cents, a percentage as hundredths, and empty values as 0 and null', () => {
    expect(parse({}).data).toMatchObject({ nombre: 'Ana', valor: 0, paga: 0, usuarioPrincipal: null });
    expect(parse({ valor: '500.5', paga: '12.5', usuarioPrincipal: '3' }).data).toMatchObject({
      valor: 50_050,
      paga: 1250,
      usuarioPrincipal: 3,
    });
    expect(parse({ paga: 100 }).data).toMatchObject({ paga: 10_000 });
  });

  test.each([
    [{ paga: '100.01' }, 'Escriba un porcentaje de 0 a 100'],
    [{ paga: '-1' }, 'Escriba solo números, con dos decimales como máximo'],
    [{ valor: '1,5' }, 'Escriba solo números, con dos decimales como máximo'],
    [{ nombre: ' ' }, 'Este dato es obligatorio'],
    [{ password: '1234567' }, 'La contraseña debe tener al menos 8 caracteres'],
  ])('with %j is refused', (values, message) => {
    expect(parse(values).error?.issues[0]?.message).toBe(message);
  });
});

test('a password is compared with the username without regard to case', () => {
  expect(isUsername(' LZambrano', 'lzambrano ')).toBe(true);
  expect(isUsername('lzambrano1', 'lzambrano')).toBe(false);
});
