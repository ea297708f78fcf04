import Box from '@mui/material/Box';
import { HEADS_CHOSEN_WITHIN } from '../../format/import/line';
import { ValueSelect } from '../../ui/report/ValueSelect';
import type { Review } from './importCalls';
import { NO_HEADS } from './openFile';
import type { Import } from './useImport';

const LONGEST = 60;

/** The row that holds the headings, or none. */
export const HeadChoice = ({ state, review }: { state: Import; review: Review }) => (
  <Box sx={{ mb: 2 }}>
    <ValueSelect
      label="Fila con los nombres"
      value={String(review.headRow)}
      width={320}
      choices={[
        { id: NO_HEADS, name: 'Sin nombres: la primera fila ya es un dato' },
        ...review.sheet.lines.slice(0, HEADS_CHOSEN_WITHIN).map(({ number, cells, text }) => ({
          id: number,
          name: `${number}: ${(cells.filter(Boolean).join(' · ') || (text ?? '')).slice(0, LONGEST)}`,
        })),
      ]}
      onChange={(row) => void state.chooseHead(review, Number(row))}
    />
  </Box>
);
