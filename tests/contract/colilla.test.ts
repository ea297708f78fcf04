import { describe, expect, test } from 'vitest';
import { PremioInput } from '../../contract/premios';
import { VentaInput } from '../../contract/ventas';

const REST = { fecha: '2026-11-16', fk_sorteo: 1, fk_vendedor: 2 };

const ofVenta = (colilla: string) =>
  VentaInput.safeParse({
    ...REST,
    detalle_ventas: [{ colilla, valor: '1' }],
    motivo_anulacion: '',
  }).success;

const ofPremio = (colilla: string) =>
  PremioInput.safeParse({
    ...REST,
    colilla,
    valor: '1',
    imagen: '',
    observacion: '',
    comprobante: '',
    motivo: '',
    motivo_anulacion: '',
  }).success;

describe('a colilla', () => {
  test.each(['1', '01', '0001', '1234', '(1)', '(0012)', '(1234)'])(
    '[SPEC 5.2] of a venta may be "%s"',
    (colilla) => {
      expect(ofVenta(colilla)).toBe(true);
    },
  );

  test.each(['', '12345', '(12345)', '()', '(12', '12)', '((12))', '1 2', '-1', '1.5', 'a', '٣'])(
    '[SPEC 5.2] of a venta is never "%s"',
    (colilla) => {
      expect(ofVenta(colilla)).toBe(false);
    },
  );

  test.each(['1', '007', '1234'])('of a premio may be "%s"', (colilla) => {
    expect(ofPremio(colilla)).toBe(true);
  });

  test.each(['', '12345', '(1)', '-1', '+1', '1.5', '1,5', '1 2', 'a', '٣'])(
    '[SPEC 5.2] of a premio is digits only, never "%s"',
    (colilla) => {
      expect(ofPremio(colilla)).toBe(false);
    },
  );
});
