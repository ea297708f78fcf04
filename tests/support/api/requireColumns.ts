import type { TableMetadata } from 'kysely';
import { isStored, namesOf } from '../../../contract/derive';
import { restSections } from '../../../contract/restSections';

/** Throws for a field without its column: otherwise each request of that section is answered 500, and no test says why. */
export const requireColumns = (stored: readonly TableMetadata[]) => {
  for (const { name, fields } of restSections) {
    const columns = stored.find((table) => table.name === name)?.columns.map((column) => column.name);
    if (!columns) throw new Error(`${name} is in no migration`);
    const [missing] = namesOf(fields, isStored).filter((field) => !columns.includes(field));
    if (missing) throw new Error(`${name}.${missing} is in no migration`);
  }
};
