import { RecordContextProvider, useDataTableConfigContext, useListContext } from 'ra-core';
import { cloneElement, memo, type ReactNode } from 'react';
import { estadosOf } from '../../../contract/derive';
import type { RestSection } from '../../../contract/rest';
import { nounOf } from '../../format/noun';
import { counted } from '../../format/text';
import { useSectionOptions } from '../../section/useSectionOptions';
import { useShownColumns } from './Column';

/** Money in integer cents; '' for none. */
export type Sums = Readonly<Record<string, number | ''>>;

export interface SumsMeta {
  sums?: Sums;
  /** Sums that may not be added, by group. */
  apart?: Readonly<Record<string, Sums>>;
  /** How many records of which estado the sums leave out. */
  left?: Readonly<Record<string, number>>;
}

export const SumsFoot = ({ sums, children }: Pick<SumsMeta, 'sums'> & { children?: ReactNode }) => {
  const rows = useTotals(sums);

  return (
    rows.length > 0 && (
      <tfoot>
        {rows.map((row) => (
          <SumsRow key={row.title} {...row} isWide={rows.length > 1 || rows[0]?.note !== ''}>
            {children}
          </SumsRow>
        ))}
      </tfoot>
    )
  );
};

interface Total {
  title: string;
  /** 'sin 6 borradores': the records that the sums leave out; '' for none. */
  note: string;
  sums: Sums;
}

/** Over all pages of the filter, unless `sums` is given. */
export const useTotals = (sums?: Sums): Total[] => {
  const { meta }: { meta?: SumsMeta } = useListContext();
  const { rest } = useSectionOptions();
  const titleOf = (group: string) => `TOTAL ${(rest?.apart?.[group] ?? group).toUpperCase()}`;
  const rows: [title: string, sums: Sums][] =
    sums === undefined && meta?.apart
      ? Object.entries(meta.apart).map(([group, own]) => [titleOf(group), own])
      : [['TOTAL', sums ?? meta?.sums ?? NONE]];
  if (rows.every(([, own]) => Object.keys(own).length === 0)) return [];
  const without = withoutText(meta?.left, rest);

  return rows.map(([title, own], index) => ({ title, note: index === 0 ? without : '', sums: own }));
};

const NONE: Sums = {};

/** 'sin 6 borradores, 2 anuladas' */
const withoutText = (left: SumsMeta['left'] = {}, rest?: RestSection): string => {
  const labels = new Map(rest ? estadosOf(rest.fields).map(([estado, { label }]) => [estado, label]) : []);
  const counts = Object.entries(left).map(([estado, count]) => {
    const one = (labels.get(estado) ?? estado).toLowerCase();

    return counted(count, one, nounOf(one).many);
  });

  return counts.length > 0 ? `sin ${counts.join(', ')}` : '';
};

/** 'TOTAL sin 6 borradores' */
export const totalHeading = ({ title, note }: Omit<Total, 'sums'>) => (
  <>
    {title} {note && <span style={NOTE}>{note}</span>}
  </>
);

const NOTE = { fontWeight: 400 };

interface SumsRowProps extends Omit<Total, 'note'>, Partial<Pick<Total, 'note'>> {
  /** The title also takes the place of the columns up to the first sum. */
  isWide?: boolean;
  children?: ReactNode;
  'data-subtotal'?: boolean;
}

export const SumsRow = memo(({ title, note = '', sums, isWide, children, ...props }: SumsRowProps) => {
  const { hasBulkActions } = useDataTableConfigContext();
  const columns = useShownColumns(children);
  const isSum = ({ props: { source = '' } }: (typeof columns)[number]) => source in sums;
  const colSpan = isWide ? Math.max(1, columns.findIndex(isSum)) : 1;
  const heading = note ? totalHeading({ title, note }) : title;

  return (
    <RecordContextProvider value={{ id: title, ...sums }}>
      <tr className="MuiTableRow-root" {...props}>
        {hasBulkActions && <td className="MuiTableCell-root" />}
        {columns.map((column, index) => {
          if (index === 0) {
            const title = { linkTo: undefined, children: heading, card: 'title' as const };

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
