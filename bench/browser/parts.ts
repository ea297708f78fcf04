import type { Part } from './part';
import { again } from './parts/again';
import { fields } from './parts/fields';
import { heap } from './parts/heap';
import { lists } from './parts/lists';
import { report } from './parts/report';
import { ventas } from './parts/ventas';
import { visit } from './parts/visit';

/** By the names that the command line takes, in the order of the table. */
export const parts: Readonly<Record<string, Part>> = { visit, again, lists, fields, ventas, report, heap };
