import { randomBytes } from 'node:crypto';

/** Proofs stand in the database as this folder and a name, and are served under that path. */
export const PROOFS = 'comprobantes';

export const newProofName = (extension: 'jpg' | 'png' | 'webp'): string =>
  `${randomBytes(16).toString('hex')}.${extension}`;

/** How a proof stands in the database, and where it is served. */
export const proofPath = (name: string): string => `${PROOFS}/${name}`;

/** No other name reaches the disk, so none can lead out of the folder. */
export const isProofName = (name: string): boolean => /^[0-9a-f]{32}\.(jpg|png|webp)$/.test(name);
