import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { counted } from '../../format/text';
import { type Review, rowsOf } from './importCalls';
import { errorsOf } from './rows';
import type { Import } from './useImport';

const MOST_NAMED = 30;

interface LeftRowsProps {
  /** Numbers of the rows that had errors. */
  left: readonly number[];
  state: Import;
  review: Review;
}

/** Offers to correct the rows that an import left out, or to download them with their errors. */
export const LeftRows = ({ left, state, review }: LeftRowsProps) => {
  const those = left.length === 1 ? 'la que falta' : `las ${left.length}`;

  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Con errores, fuera de la importación: {counted(left.length, 'fila', 'filas')} (
      {left.slice(0, MOST_NAMED).join(', ') + (left.length > MOST_NAMED ? '…' : '')})
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={state.goOn}>
          Seguir con {those}
        </Button>
        <Button color="inherit" onClick={() => void saveLeft(left, state, review)}>
          Descargar {those}
        </Button>
      </Stack>
    </Alert>
  );
};

/** The columns of the file, with the corrections made here, the number of each row and its errors. */
const saveLeft = async (left: readonly number[], { section, tellDownloaded }: Import, review: Review) => {
  const { exportRows } = await import('../../format/export/exportRows');
  const errors = new Map(rowsOf(review, section).map((row) => [row.fila, errorsOf(row, section).join('; ')]));
  const { heads } = review;
  const columns = heads.map((head, at) => ({
    label: head,
    text: ({ cells }: Review['lines'][number]) => cells[at] ?? '',
  }));

  await exportRows(
    {
      name: `${section.label.toLowerCase()} con errores`,
      columns: [
        ...columns,
        { label: 'Fila', text: ({ number }) => number },
        { label: 'Errores', text: ({ number }) => errors.get(number) ?? '' },
      ],
      rows: review.lines.filter(({ number }) => left.includes(number)),
    },
    'xlsx',
  );
  tellDownloaded();
};
