import { logFault } from '../process/log';
import { isDamaged } from './faults';

/** Remembers damaged files that a statement met since the database was opened. */
export interface Damage {
  isKnown(): boolean;
  /** Takes the error of any statement. */
  hear(error: unknown): void;
  /** A line for the operator, who reads it once. */
  tell(line: string): void;
}

export const createDamage = (log: (line: string) => void = logFault): Damage => {
  const told = new Set<string>();
  const tell = (line: string) => {
    if (told.has(line)) return;
    told.add(line);
    log(line);
  };

  return {
    isKnown: () => told.size > 0,
    hear(error) {
      if (isDamaged(error)) tell(unreadableText(Object(error).message));
    },
    tell,
  };
};

/** PostgreSQL's own words name the file. */
const unreadableText = (message: string) =>
  `La base de datos está dañada: una parte no se puede leer (${message}). No la repare: aparte sus archivos y restaure una copia de seguridad.`;
