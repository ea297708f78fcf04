import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { OperatorError } from '../../process/operatorError';

/** The program lists, copies, empties or deletes these folders of DATA_DIR as its own. */
const OWN = ['archivos', 'db', 'db.nueva', 'control'];

/** A backup in a folder that the program manages would be taken for one of its files, or go with it. */
export const requireOutsideOwn = (dataDir: string, path: string): void => {
  const inside = relative(realOf(resolve(dataDir)), realOf(resolve(path))).split(sep)[0] ?? '';
  if (!OWN.includes(inside)) return;

  throw new OperatorError(
    `Los respaldos no pueden estar en ${join(resolve(dataDir), inside)}, que es del programa: elija otra carpeta.`,
  );
};

/** Follows links, also of a path whose end does not exist yet. */
const realOf = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);

    return above === path ? path : join(realOf(above), basename(path));
  }
};
