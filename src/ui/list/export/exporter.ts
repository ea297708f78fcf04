import type { Exporter, RaRecord } from 'ra-core';
import { exportRows } from '../../../format/export/exportRows';

/** In place of react-admin's, whose texts a spreadsheet runs as formulas. */
export const exporter: Exporter = (records, _related, _dataProvider, resource = '') => {
  const sources = [...new Set(records.flatMap((record) => Object.keys(record)))];

  return exportRows(
    {
      name: resource,
      columns: sources.map((source) => ({
        label: source,
        text: (record: RaRecord) => textOf(record[source]),
      })),
      rows: records,
    },
    'csv',
  );
};

const textOf = (value: unknown) => {
  if (typeof value === 'number') return value;

  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
};
