import { describe, expect, test } from 'vitest';
import { requireConsistent, toWire } from '../../contract/derive';
import { administrador, estados, type Fields, money, text } from '../../contract/field';

describe('toWire', () => {
  const fields = { valor: { kind: 'money' }, descripcion: { kind: 'text' } } as const;

  test('writes cents as dollars, also in lines, and leaves the rest', () => {
    const record = {
      id: 7,
      valor: 150,
      descripcion: '150',
      lineas: [{ numero: '04', valor: 5 }],
      numeros: ['04'],
    };

    expect(
      toWire(fields, record, { lineas: { valor: { kind: 'money' }, numero: { kind: 'text' } } }),
    ).toEqual({
      ...record,
      ...{ valor: '1.50', lineas: [{ numero: '04', valor: '0.05' }] },
    });
    expect(toWire(fields, { lineas: null }, { lineas: fields })).toEqual({ lineas: null });
  });
});

describe('a section', () => {
  const vacio = estados({ A: { label: 'Vigente' }, X: { label: 'Anulado', reason: 'motivo' } });

  test.each<[string, Fields, boolean]>([
    ['detalle has a sum and is no money', { detalle: text('Detalle', { sum: true }) }, true],
    ['estado X has its reason in motivo, which is no field', { estado: vacio }, true],
    ['fk_usuario has an owner, but the section is shared', { fk_usuario: administrador() }, true],
    ['no field has an owner, and the section is not shared', {}, false],
  ])('fails at the start if %s', (fault, fields, isShared) => {
    expect(() => requireConsistent('bancos', fields, isShared)).toThrow(
      new Error(`Section bancos: ${fault}`),
    );
  });

  test('starts with an owner, or shared, and a reason that is a field, and sums of money', () => {
    const fields = { estado: vacio, motivo: text('Motivo'), valor: money('Valor', { sum: true }) };

    requireConsistent('bancos', fields, true);
    requireConsistent('bancos', { ...fields, fk_usuario: administrador() }, false);
  });
});
