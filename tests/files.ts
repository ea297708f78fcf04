import { vi } from 'vitest';

/** The files that the browser is given to save, from now on. */
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

/** The names of the downloads since `catchFiles`. */
export const namesOfFiles = () =>
  vi
    .mocked(HTMLAnchorElement.prototype.click)
    .mock.contexts.map((link) => link instanceof HTMLAnchorElement && link.download);

/** A picture as a person chooses it. */
export const picture = (name = 'recibo.png') => new File(['bytes'], name, { type: 'image/png' });
