import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
} from 'ra-core';
import { useRef, useState } from 'react';
import { formatExact } from '../../../format/money';
import { nounOf } from '../../../format/noun';
import { counted } from '../../../format/text';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { useLock } from '../../form/dialogs/useLock';

export interface BulkAction<T extends RaRecord> {
  /** 'Premios pagados' */
  done: string;
  /** Why this record cannot take part; undefined if it can. */
  whyNot: (record: T) => string | undefined;
  /** Returns the record as it is sent. `values` come from the dialog's inputs. */
  change: (record: T, values: Partial<T>) => T;
  /** The field of money that is added up. */
  sum?: keyof T & string;
}

interface Refused<T> {
  record: T;
  error: string;
}

/** `left` are the selected records that cannot take part. */
export const useBulkAction = <T extends RaRecord>(
  { done: doneText, whyNot, change, sum }: BulkAction<T>,
  onClose: () => void,
) => {
  const resource = useResourceContext() ?? '';
  const { singular = '' } = useSectionOptions(resource);
  const { agree } = nounOf(singular);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const lock = useLock();
  const { selectedIds, onSelect, data: shown = [] } = useListContext<T>();
  const [ids] = useState(selectedIds);
  const [count, setCount] = useState(0);
  const running = useRef<AbortController>(undefined);
  // Read once: a record that changes while the dialog is open must be refused.
  const {
    data: chosen,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    queryKey: [resource, 'bulk', ids],
    queryFn: async () => inOrder(ids, (await dataProvider.getMany<T>(resource, { ids })).data),
    // Seen at once, as the list has them. They are acted on as they are read now.
    placeholderData: () => {
      const known = inOrder(ids, shown);

      return known.length === ids.length ? known : undefined;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const left = (chosen ?? []).flatMap((record): Refused<T>[] => {
    const error = whyNot(record);

    return error === undefined ? [] : [{ record, error }];
  });
  const records = chosen?.filter((record) => left.every((refused) => refused.record !== record));
  const sumOf = (some: readonly T[]) =>
    sum && some.reduce((total, record) => total + Number(record[sum] ?? 0), 0);
  /** 'por $1,240.33', or nothing if no field is added up. */
  const sumText = (some: readonly T[]) => {
    const total = sumOf(some);

    return total === undefined ? '' : `por ${formatExact(total)}`;
  };

  const run = async (values: Partial<T>) => {
    if (!records || !lock.take()) return;
    const controller = new AbortController();
    running.current = controller;
    const done: T[] = [];
    const refused: Refused<T>[] = [];
    // One after the other, so that each is refused or done by itself.
    for (const record of records) {
      // Stop ends it between two records.
      if (controller.signal.aborted) break;
      await dataProvider
        .update(resource, { id: record.id, data: change(record, values), previousData: record })
        .then(
          () => done.push(record),
          ({ message }: Error) => refused.push({ record, error: message }),
        );
      setCount(done.length + refused.length);
    }
    const untried = records.slice(done.length + refused.length);

    lock.release();
    // Those that cannot take part would only be left again.
    const unchanged = [...refused.map(({ record }) => record), ...untried];
    onSelect(unchanged.map(({ id }) => id));
    onClose();
    notify(
      <>
        {[`${doneText}: ${done.length}`, sumText(done)].filter(Boolean).join(', ')}
        {untried.length > 0 && (
          <div>
            Se canceló: {counted(untried.length, 'queda', 'quedan')} sin cambios, y{' '}
            {staySelected(untried.length, agree)}
          </div>
        )}
        <RefusedList refused={refused} stays={staySelected(refused.length, agree)} />
      </>,
      { type: outcomeOf(refused, untried) },
    );
    refresh();
  };

  return {
    records,
    isRead: !isPlaceholderData,
    left,
    error,
    refetch,
    count,
    isBusy: lock.isLocked,
    run,
    stop: () => running.current?.abort(),
    sumOf,
    sumText,
    agree,
  };
};

/** One order for what the list has and for what is read, so that nothing moves. */
const inOrder = <T extends RaRecord>(ids: readonly Identifier[], rows: readonly T[]) =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

const outcomeOf = (refused: readonly unknown[], untried: readonly unknown[]) => {
  if (refused.length > 0) return 'error';

  return untried.length > 0 ? 'warning' : 'success';
};

const staySelected = (count: number, agree: (stem: string) => string) =>
  count === 1 ? `sigue ${agree('seleccionad')}` : `siguen ${agree('seleccionad')}s`;

interface RefusedListProps {
  refused: readonly Refused<RaRecord>[];
  /** What becomes of their selection. */
  stays: string;
}

export const RefusedList = ({ refused, stays }: RefusedListProps) =>
  refused.length > 0 && (
    <>
      <Typography sx={{ mt: 1.5 }}>{`Sin cambios, y ${stays}:`}</Typography>
      <ul aria-label="Sin cambios">
        {refused.map(({ record, error }) => (
          <li key={record.id}>
            {record.id}: {error}
          </li>
        ))}
      </ul>
    </>
  );
