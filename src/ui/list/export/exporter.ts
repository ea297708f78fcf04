import type { Exporter, RaRecord } from 'ra-core';
import type { Cell } from '../../../format/export/cell';
import { exportRows } from '../../../format/export/exportRows';
import { negocioOfPage } from '../../../http/negocio';
import type { DataResource } from '../../../section/defineResource';
import type { ShownField } from '../../../section/field';

/** In place of react-admin's, whose texts a spreadsheet runs as formulas, and which does not know money from numbers. */
export const createExporter =
  (resources: readonly DataResource[]): Exporter =>
  (records, _related, _dataProvider, resource = '') => {
    const { fields = {} } = resources.find(({ name }) => name === resource) ?? {};
    const sources = [...new Set(records.flatMap((record) => Object.keys(record)))];

    return exportRows(
      {
        negocio: negocioOfPage(),
        name: resource,
        columns: sources.map((source) => ({
          label: source,
          text: (record: RaRecord) => cellOf(record[source], fields[source]),
        })),
        rows: records,
      },
      'csv',
    );
  };

const cellOf = (value: unknown, field?: ShownField): Cell => {
  if (typeof value === 'number') return field?.kind === 'money' ? { cents: value } : value;

  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
};
