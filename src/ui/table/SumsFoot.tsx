import { RecordContextProvider, useDataTableConfigContext, useListContext } from 'ra-core';
import { cloneElement, memo, type ReactNode } from 'react';
import { estadosOf } from '../../../contract/derive';
import type { RestSection } from '../../../contract/rest';
import { nounOf } from '../../format/noun';
import { counted } from '../../format/text';
import { useSectionOptions } from '../../section/useSectionOptions';
import { CELL, ROW, useShownColumns } from './Column';

/** Money in integer cents; '' for none. */
export type Sums = Readonly<Record<string, number | ''>>;

export interface ListMeta {
  sums?: Sums;
  /** Sums that may not be added, by group. */
  apart?: Readonly<Record<string, Sums>>;
  /** How many records of which estado the sums leave out. */
  left?: Readonly<Record<string, number>>;
}

/** Over all pages of the filter, unless `sums` is given. */
export const SumsFoot = ({ sums, children }: Pick<ListMeta, 'sums'> & { children?: ReactNode }) => {
  const { meta }: { meta?: ListMeta } = useListContext();
  const { rest } = useSectionOptions();
  const titleOf = (group: string) => `TOTAL ${(rest?.apart?.[group] ?? group).toUpperCase()}`;
  const rows: [title: string, sums: Sums][] =
    sums === undefined && meta?.apart
      ? Object.entries(meta.apart).map(([group, own]) => [titleOf(group), own])
      : [['TOTAL', sums ?? meta?.sums ?? NONE]];
  if (rows.every(([, own]) => Object.keys(own).length === 0)) return null;
  const without = withoutText(meta?.left, rest);

  return (
    <tfoot {...ROW_GROUP}>
      {rows.map(([title, own], index) => (
        <SumsRow
          key={title}
          title={title}
          note={index === 0 ? without : ''}
          sums={own}
          isWide={rows.length > 1 || without !== ''}
        >
          {children}
        </SumsRow>
      ))}
    </tfoot>
  );
};

const NONE: Sums = {};
const ROW_GROUP = { role: 'rowgroup' };

/** 'sin 6 borradores, 2 anuladas' */
const withoutText = (left: ListMeta['left'] = {}, rest?: RestSection): string => {
  const labels = new Map(rest ? estadosOf(rest.fields).map(([estado, { label }]) => [estado, label]) : []);
  const counts = Object.entries(left).map(([estado, count]) => {
    const one = (labels.get(estado) ?? estado).toLowerCase();

    return counted(count, one, nounOf(one).many);
  });

  return counts.length > 0 ? `sin ${counts.join(', ')}` : '';
};

const NOTE = { fontWeight: 400 };

interface SumsRowProps {
  title: string;
  note?: string;
  sums: Sums;
  /** The title also takes the place of the columns up to the first sum. */
  isWide?: boolean;
  children?: ReactNode;
  'data-subtotal'?: boolean;
}

export const SumsRow = memo(({ title, note, sums, isWide, children, ...props }: SumsRowProps) => {
  const { hasBulkActions } = useDataTableConfigContext();
  const columns = useShownColumns(children);
  const isSum = ({ props: { source = '' } }: (typeof columns)[number]) => source in sums;
  const colSpan = isWide ? Math.max(1, columns.findIndex(isSum)) : 1;
  const heading = note ? (
    <>
      {title} <span style={NOTE}>{note}</span>
    </>
  ) : (
    title
  );

  return (
    <RecordContextProvider value={{ id: title, ...sums }}>
      <tr {...ROW} {...props}>
        {hasBulkActions && <td {...CELL} />}
        {columns.map((column, index) => {
          if (index === 0) {
            const title = { linkTo: undefined, children: heading, 'data-card': 'title' };

            return cloneElement(column, { ...title, ...(colSpan > 1 && { colSpan }) });
          }
          if (index < colSpan) return null;

          // A fragment: an empty column would show its field.
          return cloneElement(column, { linkTo: undefined, ...(!isSum(column) && { children: <></> }) });
        })}
      </tr>
    </RecordContextProvider>
  );
});
