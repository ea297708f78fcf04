import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type RaRecord, useListContext } from 'ra-core';
import { Children, Fragment, type ReactNode } from 'react';
import { useShownColumns } from '../table/Column';
import { PlainRow } from '../table/PlainBody';
import { type Sums, type SumsMeta, SumsRow } from '../table/SumsFoot';
import { useRowClicks } from '../table/useRowClicks';

export interface Group {
  /** The field whose value the rows of a group share. */
  by: string;
  /** The heading of a group, a column in a file; none if empty. */
  source: string;
  /** The label of the sums; without it there is no such row. */
  subtotal?: string;
}

export interface GroupedMeta extends SumsMeta {
  group: Group;
  rows: readonly RaRecord[];
  sumsOf: (rows: readonly RaRecord[]) => Sums;
}

/** In place of DataTableBody: rows in groups, with headings and sums. */
export const GroupedBody = ({ children }: { children?: ReactNode }) => {
  const { data = [], meta } = useListContext();
  const columns = useShownColumns(children);
  const { group, rows, sumsOf }: GroupedMeta = meta;
  const { by, source, subtotal } = group;
  const groups = subtotal === undefined ? undefined : groupRows(rows, by);

  return (
    <TableBody {...useRowClicks(data)}>
      {data.map((row, index) => {
        const title = row[source];
        const all = title === '' ? undefined : groups?.get(row[by]);

        return (
          <Fragment key={row.id}>
            {title !== '' && row[by] !== data[index - 1]?.[by] && (
              <TableRow data-group>
                <TableCell component="th" role="rowheader" colSpan={Children.count(children)}>
                  <span>{title}</span>
                </TableCell>
              </TableRow>
            )}
            <PlainRow record={row} columns={columns} />
            {all && row === all.at(-1) && (
              <SumsRow title={`${subtotal} ${title}`} sums={sumsOf(all)} data-subtotal>
                {children}
              </SumsRow>
            )}
          </Fragment>
        );
      })}
    </TableBody>
  );
};

/** One pass: a printed sheet has thousands of rows. */
const groupRows = (rows: readonly RaRecord[], by: string): Map<unknown, RaRecord[]> => {
  const groups = new Map<unknown, RaRecord[]>();
  for (const row of rows) {
    const group = groups.get(row[by]);
    if (group) group.push(row);
    else groups.set(row[by], [row]);
  }

  return groups;
};
