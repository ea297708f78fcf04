import { readFileSync, statSync } from 'node:fs';
import type { Logo } from '../http/pages';
import { OperatorError } from '../process/operatorError';

/** In bytes: each page loads it. */
const LARGEST = 200_000;

/** Reads the picture of NEGOCIO_LOGO; throws OperatorError if it is none. */
export const openLogo = (path: string | undefined): Logo | undefined => {
  if (path === undefined) return undefined;
  const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (size === 0) throw new OperatorError(`NEGOCIO_LOGO nombra ${path}, que no existe o está vacío.`);
  if (size > LARGEST) throw new OperatorError(`NEGOCIO_LOGO debe pesar 200 kB como máximo: ${path} pesa más.`);
  const bytes = new Uint8Array(readFileSync(path));
  const type = typeOf(Buffer.from(bytes.subarray(0, 12)).toString('latin1'));
  if (!type) throw new OperatorError(`NEGOCIO_LOGO debe ser una imagen PNG, JPG o WebP: ${path} no lo es.`);

  return { bytes, type };
};

/** By its first bytes. */
const typeOf = (begin: string) => {
  if (begin.startsWith('\u0089PNG')) return 'image/png';
  if (begin.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';

  return begin.startsWith('RIFF') && begin.endsWith('WEBP') ? 'image/webp' : undefined;
};
