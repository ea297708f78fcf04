import { expect, test } from 'vitest';
import { campoLabel } from '../../../../src/ui/history/campoLabel';
import { estadoWord, valorText } from '../../../../src/ui/history/valorText';

test.each([
  ['valor', '1100.00', '$1,100.00'],
  ['total de Marta Cedeño', '-12.5', '-$12.50'],
  ['valor', 'mucho', 'mucho'],
  ['porcentaje', '12.50', '12.50 %'],
  ['comprobante', 'comprobantes/2026/11/un-nombre-muy-largo.png', 'imagen'],
  ['imagen', 'a.png,b.png', '2 imágenes'],
  ['fecha_revision', '2026-11-20T03:05:00.000Z', '2026-11-19 22:05'],
  ['fecha', '2026-11-20', '2026-11-20'],
  ['estado', 'A', 'Activo'],
  ['estado', 'C', 'Cerrada'],
  ['estado', 'PAGADO', 'Pagado'],
  ['tipo', 'RECIBIR', 'Recibir'],
  ['tipo', 'recuperacion', 'Recuperación'],
  ['forma_pago', 'efectivo', 'Efectivo'],
  ['sueldo_fijo', 'S', 'Sí'],
  ['rol', 'superadministrador', 'Súper Administrador'],
  ['observacion', '', '—'],
  ['descripcion', 'Luz de noviembre', 'Luz de noviembre'],
])('%s "%s" is said "%s"', (campo, valor, text) => {
  expect(valorText(campo, valor, { C: 'Cerrada' })).toBe(text);
});

test.each([
  ['fk_usuario_revisor', 'Revisor'],
  ['motivo_anulacion', 'Motivo de la anulación'],
  ['otros_ingresos de Marta Cedeño', 'Otros ingresos de Marta Cedeño'],
  ['fk_otra_cosa', 'Otra cosa'],
])('the field %s is called "%s"', (campo, label) => {
  expect(campoLabel(campo)).toBe(label);
});

test.each([
  ['creación', 'Creación'],
  ['semana reabierta', 'Semana reabierta'],
  ['X', 'Anulado'],
])('the step %s is called "%s"', (accion, text) => {
  expect(estadoWord(accion, {})).toBe(text);
});
