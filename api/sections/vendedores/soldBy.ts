import { sql } from 'kysely';
import { matches } from '../../rest/conditions';
import type { Condition } from '../../rest/restTable';

/** Records of the promotores in whose código or name these words stand; an array, which an index finds beside an id. */
export const soldBy = (words: unknown): Condition => sql`fk_vendedor = any(array(
  select id from vendedores where ${matches(['codigo', 'nombre', 'apellido'], String(words))}
))`;
