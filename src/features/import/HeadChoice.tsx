import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { HEADS_CHOSEN_WITHIN } from '../../format/import/line';
import { ValueSelect } from '../../ui/report/ValueSelect';
import type { Review } from './importCalls';
import type { Import } from './useImport';

const LONGEST = 60;

/** Asks which row holds the headings if the file has none that is known. */
export const HeadChoice = ({ state, review }: { state: Import; review: Review }) => (
  <Alert severity="warning">
    Ninguna de las diez primeras filas lleva los nombres de los datos. Elija la fila con los nombres, y qué
    dato es cada columna.
    <Stack sx={{ mt: 1.5 }}>
      <ValueSelect
        label="Fila con los nombres"
        value={String(review.headRow)}
        width={320}
        choices={review.sheet.lines.slice(0, HEADS_CHOSEN_WITHIN).map(({ number, cells, text }) => ({
          id: number,
          name: `${number}: ${(cells.filter(Boolean).join(' · ') || (text ?? '')).slice(0, LONGEST)}`,
        }))}
        onChange={(row) => void state.chooseHead(review, Number(row))}
      />
    </Stack>
  </Alert>
);
