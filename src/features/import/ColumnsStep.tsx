import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { counted } from '../../format/text';
import { DOTS } from './targets';
import type { Import, ImportedFile } from './useImport';

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
};

/** Which field each column of the file fills: matched by name, or chosen by hand. */
export const ColumnsStep = ({ state, file }: { state: Import; file: ImportedFile }) => {
  const { name, heads, lines, columns } = file;
  const { targets, key } = state.section;
  const ignored = heads.filter((_, at) => !columns[at]);
  const missing = targets.filter(
    ({ source, field: { isRequired, defaultValue } }) =>
      isRequired && defaultValue === undefined && !columns.includes(source),
  );
  const filled = targets
    .map((target) => ({ ...target, at: columns.indexOf(target.source) }))
    .filter(({ at }) => at >= 0);
  const fieldOf = (source = '') => targets.find((target) => target.source === source)?.field;
  const labels = key.map((source) => fieldOf(source)?.label ?? source);
  const keys = new Set([labels.join(' y '), fieldOf('id')?.label ?? 'id'].filter(Boolean));
  const choose = (at: number, source: string) =>
    state.setColumns(
      columns.map((before, place) => (place === at ? source : before === source ? '' : before)),
    );

  return (
    <Stack spacing={2}>
      <Typography>
        {name}: {counted(lines.length, 'fila', 'filas')}. Un registro ya existe si coincide{' '}
        {new Intl.ListFormat('es', { type: 'disjunction' }).format(keys)}; una celda vacía deja lo que hay.
      </Typography>
      <Box sx={GRID}>
        {heads.map((head, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and none moves.
            key={at}
            select
            fullWidth
            label={head || `Columna ${at + 1}`}
            value={columns[at] ?? ''}
            onChange={({ target }) => choose(at, target.value)}
            helperText={fieldOf(columns[at])?.isSecret ? DOTS : samplesOf(file, at)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">No importar</MenuItem>
            {targets.map(({ source, field }) => (
              <MenuItem key={source} value={source}>
                {field.label}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {ignored.length > 0 && (
        <Alert severity="info">No se importa: {ignored.map((head) => head || 'sin nombre').join(', ')}</Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning">
          Ninguna columna dice: {missing.map(({ field }) => field.label).join(', ')}. Sin eso no hay registros
          nuevos.
        </Alert>
      )}
      <Stack direction="row" spacing={1}>
        <Button onClick={state.back}>Atrás</Button>
        <Button
          variant="contained"
          disabled={filled.length === 0}
          onClick={() => void state.startReview(file, filled)}
        >
          Revisar
        </Button>
      </Stack>
    </Stack>
  );
};

const samplesOf = ({ lines }: ImportedFile, at: number): string => {
  const samples = lines.map(({ cells }) => cells[at]).filter(Boolean);

  return samples.length === 0 ? 'Vacía' : samples.slice(0, 3).join(' · ').slice(0, 80);
};
