import { hash, verify } from '@node-rs/argon2';

/** argon2id with its default cost (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Costs the same whether or not there is a hash to compare with, so that the time tells nothing. */
export const verifyPassword = async (hashed: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hash('no user has this password');
  const matches = await verify(hashed ?? (await decoy), password);

  return matches && hashed !== undefined;
};
