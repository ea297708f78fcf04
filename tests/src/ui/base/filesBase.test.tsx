import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilesBaseProvider, useProofUrl } from '../../../../src/ui/base/filesBase';

const urlOf = (comprobante: string, base = '') => {
  const { result } = renderHook(useProofUrl, {
    wrapper: ({ children }) => <FilesBaseProvider value={base}>{children}</FilesBaseProvider>,
  });

  return new URL(result.current(comprobante), 'https://loteria.example').href;
};

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
