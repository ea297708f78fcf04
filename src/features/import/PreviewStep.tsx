import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from '../../format/text';
import { PreviewTable } from './PreviewTable';
import { countsOf, countsText, isFaulty } from './rows';
import type { Import, Review } from './useImport';

/** The outcome of each row. Rows with errors come first and are not saved. */
export const PreviewStep = ({ state, review }: { state: Import; review: Review }) => {
  const { rows, filled, ignored } = review;
  const counts = countsOf(rows);
  const { faulty, alike } = counts;
  const writing = rows.length - faulty - counts.iguales;
  const missing = state.section.targets.filter(
    ({ source, field: { isRequired, defaultValue } }) =>
      isRequired && defaultValue === undefined && filled.every((target) => target.source !== source),
  );
  const inOrder = [...rows.filter(isFaulty), ...rows.filter((row) => !isFaulty(row))];

  return (
    <Stack spacing={2}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {counted(rows.length, 'fila', 'filas')}: {countsText(counts)}.
      </Typography>
      {ignored.length > 0 && (
        <Alert severity="info">No se importa: {ignored.map((head) => head || 'sin nombre').join(', ')}</Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning">
          Ninguna columna dice: {missing.map(({ field }) => field.label).join(', ')}. Sin eso no hay registros
          nuevos.
        </Alert>
      )}
      {faulty > 0 && (
        <Alert severity="error">
          {faulty === 1
            ? 'Una fila tiene errores: corríjala en el archivo, o déjela fuera'
            : `${faulty} filas tienen errores: corríjalas en el archivo, o déjelas fuera`}
        </Alert>
      )}
      {alike > 0 && (
        <Alert severity="warning">
          {alike === 1
            ? 'Una fila es igual a un registro que ya existe'
            : `${alike} filas son iguales a registros que ya existen`}
          . ¿Se importó antes este archivo?
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {(writing > 0 || faulty === 0) && (
          <Button variant="contained" disabled={writing === 0} onClick={() => void state.save(review)}>
            {saveText(writing, faulty)}
          </Button>
        )}
        <Button onClick={state.startAgain}>Elegir otro archivo</Button>
      </Stack>
      <PreviewTable section={state.section} review={{ ...review, rows: inOrder }} />
    </Stack>
  );
};

const saveText = (writing: number, faulty: number): string => {
  if (faulty === 0) return `Importar ${counted(writing, 'fila', 'filas')}`;

  return writing === 1 ? 'Importar la correcta' : `Importar las ${writing} correctas`;
};
