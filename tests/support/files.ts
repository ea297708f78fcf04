import { vi } from 'vitest';

export const catchFiles = (): Blob[] => {
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn((file: Blob) => {
    files.push(file);

    return 'blob:un-archivo';
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);

  return files;
};

export const namesOfFiles = () =>
  vi
    .mocked(HTMLAnchorElement.prototype.click)
    .mock.contexts.map((link) => link instanceof HTMLAnchorElement && link.download);

const SIGN_OF_PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const picture = (name = 'recibo.png') => new File([SIGN_OF_PNG, 'bytes'], name, { type: 'image/png' });
