import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from '../../format/text';
import { PreviewTable } from './PreviewTable';
import { countsOf, countsText, type ImportRow, isCorrected, isFaulty } from './rows';
import type { Import, Reviewed } from './useImport';

interface PreviewStepProps {
  state: Import;
  reviewed: Reviewed;
  label: string;
}

/** What would come of each row, its errors to be corrected or left out, and the last button before it does. */
export const PreviewStep = ({ state, reviewed, label }: PreviewStepProps) => {
  const { rows } = reviewed;
  const counts = countsOf(rows);
  const { faulty, alike } = counts;
  const writing = rows.length - faulty - counts.iguales;
  // Those that were corrected stay where they are.
  const isDoubtful = (row: ImportRow) => isFaulty(row) || isCorrected(row);

  return (
    <Stack spacing={2}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {counted(rows.length, 'fila', 'filas')}: {countsText(counts)}.
      </Typography>
      {faulty > 0 && (
        <Alert severity="error">
          {faulty === 1
            ? 'Una fila tiene errores: corríjala aquí, o déjela fuera'
            : `${faulty} filas tienen errores: corríjalas aquí, o déjelas fuera`}
        </Alert>
      )}
      {alike > 0 && (
        <Alert severity="warning">
          {alike === 1 ? 'Una fila es igual a un registro' : `${alike} filas son iguales a registros`} que ya
          existe
          {alike === 1 ? '' : 'n'}. ¿Se importó antes este archivo?
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button onClick={state.back}>Atrás</Button>
        {(writing > 0 || faulty === 0) && (
          <Button variant="contained" disabled={writing === 0} onClick={() => void state.save()}>
            {faulty === 0
              ? `Importar ${counted(writing, 'fila', 'filas')}`
              : writing === 1
                ? 'Importar la correcta'
                : `Importar las ${writing} correctas`}
          </Button>
        )}
        {faulty > 0 && <Button onClick={state.startAgain}>Elegir otro archivo</Button>}
      </Stack>
      <PreviewTable
        reviewed={reviewed}
        rows={rows.toSorted((one, other) => Number(isDoubtful(other)) - Number(isDoubtful(one)))}
        label={label}
        onCorrect={state.correct}
      />
    </Stack>
  );
};
