import Typography from '@mui/material/Typography';
import { MOST_FILAS } from '../../../contract/importar';
import { counted, formatCount } from '../../format/text';
import { ValueSelect } from '../../ui/report/ValueSelect';
import type { Review } from './importCalls';
import type { Import } from './useImport';

/** Names the sheet that was read, and offers the others of the workbook. */
export const SheetChoice = ({ state, review }: { state: Import; review: Review }) => {
  const { sheets, sheet } = review;
  if (sheet.name === undefined) return null;
  if (sheets.length === 1) return <Typography>Hoja: {sheet.name}</Typography>;

  return (
    <ValueSelect
      label="Hoja"
      value={sheet.name}
      choices={sheets.map((one) => ({
        id: one.name ?? '',
        name: `${one.name} (${sizeOf(state.countRows(one))})`,
      }))}
      onChange={(name) => void state.chooseSheet(review, name)}
    />
  );
};

const sizeOf = (rows: number) =>
  rows > MOST_FILAS ? `más de ${formatCount(MOST_FILAS)} filas` : counted(rows, 'fila', 'filas');
