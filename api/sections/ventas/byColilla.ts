import { sql } from 'kysely';
import type { Condition } from '../../rest/conditions';

/** 'colilla 808' finds the ventas with that colilla, void or not; other words find none by it. */
export const byColilla = (words: string): Condition | undefined => {
  const [, colilla] = /^colilla +(\d{1,4})$/i.exec(words.trim()) ?? [];
  if (colilla === undefined) return undefined;

  return sql`id in (select fk_venta from detalle_ventas where colilla in (${colilla}, ${`(${colilla})`}))`;
};
