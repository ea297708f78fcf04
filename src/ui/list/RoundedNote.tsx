import Typography from '@mui/material/Typography';
import { type RaRecord, useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import type { DataTableColumnProps } from 'react-admin';
import { isCounted } from '../../../contract/rest';
import { formatExact, roundToDollars } from '../../format/money';
import { centsOf } from '../fields/cellOf';
import { usePrinting } from '../fields/printing';
import type { ListMeta } from './SumsFoot';

interface RoundedNoteProps {
  /** Those that are shown. */
  columns: readonly ReactElement<DataTableColumnProps & { 'data-label'?: string }>[];
}

/** Below a table: says so where the whole dollars of a column that is complete do not add up to those of its TOTAL. */
export default function RoundedNote({ columns }: RoundedNoteProps) {
  const { data = [], total, meta }: NotedList = useListContext();
  const isPrinting = usePrinting();
  const rows = meta?.rows ?? data;
  if (isPrinting || rows.length !== total) return null;

  const exact = columns.flatMap(({ props: { source = '', field, 'data-label': label } }) => {
    const sum = meta?.sums?.[source];
    const isRounded = 'isRounded' in Object(field);

    return isRounded && sum && contradicts(rows, source, sum) ? [{ label, text: formatExact(sum) }] : [];
  });
  if (exact.length === 0) return null;

  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      Los valores se muestran redondeados al dólar;{' '}
      {exact.length === 1
        ? `el total exacto es ${exact[0]?.text}.`
        : `los totales exactos son ${exact.map(({ label, text }) => `${label} ${text}`).join(', ')}.`}
    </Typography>
  );
}

interface NotedList {
  data?: readonly RaRecord[];
  total?: number;
  meta?: ListMeta & { rows?: readonly RaRecord[] };
}

/** A balance is no sum of its rows, and contradicts none. */
const contradicts = (rows: readonly RaRecord[], source: string, sum: number) => {
  const cents = rows.filter(isCounted).map((row) => centsOf(row[source]));

  return add(cents) === sum && add(cents.map(roundToDollars)) !== roundToDollars(sum);
};

const add = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
