import { expect, test } from 'vitest';
import { proofUrlOn } from '../../../../src/ui/base/proofUrl';

const urlOf = (comprobante: string, base = '') =>
  new URL(proofUrlOn(base, comprobante), 'https://loteria.example').href;

test.each([
  '//evil.example/a.png',
  '///evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example/a.png',
  '/\t/evil.example/a.png',
  'https://evil.example/a.png',
  'javascript:alert(1)',
])('[F14] a proof with the name %j is fetched from our own host', (comprobante) => {
  expect(urlOf(comprobante)).toMatch(/^https:\/\/loteria\.example\//);
  expect(urlOf(comprobante, 'https://fotos.example')).toMatch(/^https:\/\/fotos\.example\//);
});
