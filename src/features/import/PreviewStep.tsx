import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from '../../format/text';
import type { Review } from './importCalls';
import { PreviewTable } from './PreviewTable';
import { countsOf, countsText, isFaulty } from './rows';
import type { Import } from './useImport';

/** Rows with errors come first and are not saved. */
export const PreviewStep = ({ state, review }: { state: Import; review: Review }) => {
  const { rows, ignored } = review;
  const counts = countsOf(rows);
  const writing = rows.length - counts.faulty - counts.iguales;
  const inOrder = [...rows.filter(isFaulty), ...rows.filter((row) => !isFaulty(row))];

  return (
    <Stack spacing={2}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {counted(rows.length, 'fila', 'filas')}: {countsText(counts)}.
      </Typography>
      {ignored.length > 0 && (
        <Alert severity="info">No se importa: {ignored.map((head) => head || 'sin nombre').join(', ')}</Alert>
      )}
      {counts.faulty > 0 && (
        <Alert severity="error">Corrija las filas con errores en el archivo, o déjelas fuera</Alert>
      )}
      {counts.alike > 0 && (
        <Alert severity="warning">
          {counted(counts.alike, 'fila es igual', 'filas son iguales')} a registros que ya existen. ¿Se
          importó antes este archivo?
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" disabled={writing === 0} onClick={() => void state.save(review)}>
          Importar {counted(writing, 'fila', 'filas')}
        </Button>
        <Button onClick={state.startAgain}>Elegir otro archivo</Button>
      </Stack>
      <PreviewTable section={state.section} review={{ ...review, rows: inOrder }} />
    </Stack>
  );
};
