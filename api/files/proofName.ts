import { randomBytes } from 'node:crypto';

/** The folder in the database and in the URL. */
export const PROOFS = 'comprobantes';

export const newProofName = (extension: 'jpg' | 'png' | 'webp'): string =>
  `${randomBytes(16).toString('hex')}.${extension}`;

export const proofPath = (name: string): string => `${PROOFS}/${name}`;

/** Prevents path traversal: no other name reaches the disk. */
export const isProofName = (name: string): boolean => /^[0-9a-f]{32}\.(jpg|png|webp)$/.test(name);
