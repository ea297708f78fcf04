import { defineResource } from '../../section/defineResource';

/** Uploads pictures before their record is saved. */
export const archivos = defineResource({ name: 'archivos' });
