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

export const picture = (name = 'recibo.png') => new File(['bytes'], name, { type: 'image/png' });
