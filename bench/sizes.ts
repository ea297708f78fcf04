import { chunkOf, gzipBytes, signInScripts, withImports } from '../tests/support/build/dist';
import { kB, type Row } from './report';

/** Bytes of script up to a usable sign-in, and up to the first list. */
export const benchSizes = (): Row[] => {
  const signIn = gzipBytes(withImports(signInScripts()));
  const firstList = gzipBytes(withImports([...signInScripts(), ...['admin', 'NominaList'].map(chunkOf)]));

  return [
    {
      what: 'script to use the sign-in, gzip',
      measured: kB(signIn),
      bound: '90 kB',
      holds: signIn <= 90_000,
    },
    {
      what: 'script up to the first list, gzip',
      measured: kB(firstList),
      bound: '450 kB',
      holds: firstList <= 450_000,
    },
  ];
};
