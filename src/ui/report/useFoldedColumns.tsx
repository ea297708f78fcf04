import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { counted } from '../../format/text';
import type { Row } from '../fields/cells';
import { columnsOf } from '../table/Column';

/** Leaves out the columns in which no row has a value, until somebody asks for them. The first and the last one always show. */
export const useFoldedColumns = (children: ReactNode, rows: readonly Row[]) => {
  const [isWhole, setIsWhole] = useState(false);
  const all = columnsOf(children);
  const empty = all.slice(1, -1).filter(({ props }) => isEmpty(props.source, rows));

  return {
    all,
    shown: isWhole ? all : all.filter((column) => !empty.includes(column)),
    /** Stands below the table, also on paper. */
    line: empty.length > 0 && (
      <FoldLine count={empty.length} isWhole={isWhole} onToggle={() => setIsWhole(!isWhole)} />
    ),
  };
};

/** A column that draws something else than a value of its row never is. */
const isEmpty = (source = '', rows: readonly Row[]): boolean =>
  rows.length > 0 && rows.every((row) => NOTHING.includes(row[source]));

/** Sheets show 0 as a dash. */
const NOTHING: readonly unknown[] = ['', null, 0];

interface FoldLineProps {
  count: number;
  isWhole: boolean;
  onToggle: () => void;
}

const FoldLine = ({ count, isWhole, onToggle }: FoldLineProps) => {
  const text = counted(count, 'columna sin valores', 'columnas sin valores');
  const verb = isWhole ? 'Ocultar' : 'Mostrar';

  return (
    <Box sx={{ mt: 0.5, fontSize: 12, color: 'text.secondary' }}>
      {text}
      <Box component="span" sx={{ displayPrint: 'none' }}>
        {' · '}
        <Button aria-label={`${verb} ${text}`} onClick={onToggle} sx={verbStyle}>
          {verb}
        </Button>
      </Box>
    </Box>
  );
};

const verbStyle = { minWidth: 0, px: 0.5, py: 0.25, fontSize: 'inherit' };
