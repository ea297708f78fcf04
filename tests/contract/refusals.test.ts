import { expect, test } from 'vitest';
import { authCalls } from '../../contract/auth';
import type { Call } from '../../contract/call';
import { depositosRest } from '../../contract/depositos';
import { gastosRest } from '../../contract/gastos';
import { nominaCalls } from '../../contract/nomina';
import { planillasCalls } from '../../contract/planillas';
import { premiosRest } from '../../contract/premios';
import { abonosRest, prestamosRest } from '../../contract/prestamos';
import { usuariosCalls } from '../../contract/usuarios';
import { ventasRest } from '../../contract/ventas';
import { right } from '../support/api/rightBodies';

const MONEY = 'Escriba solo números, con dos decimales como máximo';
const CUOTAS = 'Las cuotas van de 1 a 520';
const COLILLA = 'La colilla tiene de 1 a 4 cifras';
const ONE_OF_THEM = 'Elija un promotor o un usuario, uno de los dos';
const BY_DESCUENTOS = 'Elija la nomina cuyos descuentos pagaron el abono';
const line = (colilla: string, valor: unknown) => ({ detalle_ventas: [{ colilla, valor }] });
const files = (count: number) => Array.from({ length: count }, (_, place) => `comprobantes/${place}.png`);

const refusals: [Call, object, string][] = [
  [authCalls.login, { username: ' ' }, 'Escriba su usuario'],
  [authCalls.login, { password: '' }, 'Escriba su contraseña'],

  [nominaCalls.create, { fecha: '2026-02-30' }, 'La fecha no existe'],
  [nominaCalls.create, { cuenta_bancaria: ' ' }, 'Escriba la cuenta bancaria'],
  [nominaCalls.list, { fecha_inicio: '1-1-2026' }, 'La fecha debe tener la forma AAAA-MM-DD'],
  [nominaCalls.upload, { files: [] }, 'Elija al menos un archivo'],
  ...['-1', '1.234', 'diez', '1e3'].map((descuentos): [Call, object, string] => [
    ...([nominaCalls.uploadLine, { descuentos, files: [new File([], 'a.png')] }, MONEY] as const),
  ]),

  [usuariosCalls.create, { username: '' }, 'Este dato es obligatorio'],
  [usuariosCalls.create, { nombre: 'x'.repeat(101) }, 'Escriba 100 caracteres como máximo'],
  [usuariosCalls.create, { valor: '-1' }, MONEY],
  [usuariosCalls.update, { paga: '101' }, 'Escriba un porcentaje de 0 a 100'],
  [usuariosCalls.update, { id: '' }, 'No es un identificador válido'],
  [usuariosCalls.setPassword, { password: '1234567' }, 'La contraseña debe tener al menos 8 caracteres'],
  [usuariosCalls.changePassword, { current_password: '' }, 'Escriba su contraseña actual'],
  [
    usuariosCalls.changePassword,
    { new_password: '1234567' },
    'La contraseña debe tener al menos 8 caracteres',
  ],

  [depositosRest.calls.update, { estado: 'D' }, 'Cargue el comprobante del depósito'],
  [depositosRest.calls.update, { estado: 'R' }, 'Escriba el motivo del rechazo'],
  [depositosRest.calls.update, { estado: 'X', motivo_anulacion: ' ' }, 'Escriba el motivo del retiro'],

  [gastosRest.calls.create, { comprobante: files(11) }, 'Puede enviar 10 archivos como máximo'],
  ...['../x.png', 'https://x.com/a.png', 'comprobantes/../x.png', '/etc/passwd', 'comprobantes/a b.png'].map(
    (comprobante): [Call, object, string] => [
      ...([gastosRest.calls.create, { comprobante }, 'El archivo no es válido'] as const),
    ],
  ),

  ...['0', '', '-1'].map((valor): [Call, object, string] => [
    ...([premiosRest.calls.create, { valor }, 'El valor debe ser mayor que 0'] as const),
  ]),
  [premiosRest.calls.create, { colilla: '(55)' }, COLILLA],
  [premiosRest.calls.create, { colilla: '' }, COLILLA],
  [
    premiosRest.calls.update,
    { estado: 'ANULADO', motivo_anulacion: ' ' },
    'Escriba el motivo de la anulación',
  ],

  [prestamosRest.calls.create, { cuotas: 0 }, CUOTAS],
  [prestamosRest.calls.create, { cuotas: null }, CUOTAS],
  [prestamosRest.calls.create, { cuotas: 1.5 }, CUOTAS],
  [prestamosRest.calls.create, { valor_cuota: '9.01' }, 'La cuota no puede superar el valor del préstamo'],
  [prestamosRest.calls.create, { fk_vendedor: null }, ONE_OF_THEM],
  [prestamosRest.calls.create, { fk_usuario_beneficiario: 1 }, ONE_OF_THEM],
  [abonosRest.calls.create, { origen: 'NOMINA' }, BY_DESCUENTOS],
  [abonosRest.calls.create, { fk_nomina: 1 }, BY_DESCUENTOS],

  [ventasRest.calls.create, line('1', '0'), 'El valor no puede ser 0'],
  [ventasRest.calls.create, line('1', '1.005'), MONEY],
  [ventasRest.calls.create, line('12345', 1), `${COLILLA}; entre paréntesis si es nula`],
  ...['detalle_ventas', 'filas_por_corregir'].map((rows): [Call, object, string] => [
    ventasRest.calls.create,
    { [rows]: Array(2001).fill({ fila: 1, colilla: '1', valor: '1' }) },
    'Una venta tiene 2,000 colillas como máximo',
  ]),

  [planillasCalls.ventas, { fecha: '2026-02-30' }, 'La fecha no existe'],
];

test.each(
  refusals.map(([call, values, text]) => ({ text, key: `${call.method} ${call.path}`, call, values })),
)('$key refuses: $text', ({ call, values, text }) => {
  const { error } = (call.body ?? call.query)?.safeParse({ ...right.get(call), ...values }) ?? {};

  expect(error?.issues[0]?.message).toBe(text);
});
