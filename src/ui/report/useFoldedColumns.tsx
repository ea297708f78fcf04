import { type ReactNode, useState } from 'react';
import { counted } from '../../format/text';
import type { Row } from '../fields/cells';
import { columnsOf } from '../table/Column';
import { FootLine } from '../table/FootLine';

/** Leaves out the columns in which no row has a value, until somebody asks for them. The first and the last one always show. */
export const useFoldedColumns = (children: ReactNode, rows: readonly Row[]) => {
  const [isWhole, setIsWhole] = useState(false);
  const all = columnsOf(children);
  const empty = all.slice(1, -1).filter(({ props }) => isEmpty(props.source, rows));
  const text = counted(empty.length, 'columna sin valores', 'columnas sin valores');

  return {
    all,
    shown: isWhole ? all : all.filter((column) => !empty.includes(column)),
    /** Stands below the table, also on paper. */
    line: empty.length > 0 && (
      <FootLine
        text={text}
        verb={isWhole ? 'Ocultar' : 'Mostrar'}
        what={text}
        onClick={() => setIsWhole(!isWhole)}
      />
    ),
  };
};

/** A column that draws something else than a value of its row never is. */
const isEmpty = (source = '', rows: readonly Row[]): boolean =>
  rows.length > 0 && rows.every((row) => NOTHING.includes(row[source]));

/** Sheets show 0 as a dash. */
const NOTHING: readonly unknown[] = ['', null, 0];
