import { sql } from 'kysely';
import { matches } from '../../rest/conditions';
import type { Condition } from '../../rest/restTable';

/** Records of the promotores in whose código or name these words stand. */
export const soldBy = (words: unknown): Condition => sql`fk_vendedor in (
  select id from vendedores where ${matches(['codigo', 'nombre', 'apellido'], String(words))}
)`;
