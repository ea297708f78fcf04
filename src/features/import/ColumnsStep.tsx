import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { counted } from '../../format/text';
import type { ImportedFile, Section } from './importSteps';
import { DOTS, type Target } from './targets';
import type { Import } from './useImport';

interface ColumnsStepProps {
  state: Import;
  file: ImportedFile;
  targets: readonly Target[];
  section: Section;
}

/** Which field each column of the file fills; matched by name, chosen by hand where that does not do. */
export const ColumnsStep = ({ state, file: { name, heads, lines }, targets, section }: ColumnsStepProps) => {
  const { columns, setColumns } = state;
  const ignored = heads.filter((_, at) => !columns[at]);
  const missing = targets.filter(
    ({ source, field: { isRequired, defaultValue } }) =>
      isRequired && defaultValue === undefined && !columns.includes(source),
  );
  const filled = targets.flatMap((target) => {
    const at = columns.indexOf(target.source);

    return at < 0 ? [] : [{ ...target, at }];
  });
  const keys = [...new Set([...section.key, 'id'])].map(
    (source) => targets.find((target) => target.source === source)?.field.label ?? source,
  );
  const isSecret = (source: string | undefined) =>
    targets.some((target) => target.source === source && target.field.isSecret);
  const choose = (at: number, source: string) =>
    setColumns(columns.map((before, place) => (place === at ? source : before === source ? '' : before)));

  return (
    <Stack spacing={2}>
      <Typography>
        {name}: {counted(lines.length, 'fila', 'filas')}. Un registro ya existe si coincide{' '}
        {new Intl.ListFormat('es', { type: 'disjunction' }).format(
          section.key.length > 1 ? [`${keys.slice(0, -1).join(' y ')}`, keys.at(-1) ?? ''] : keys,
        )}
        ; una celda vacía deja lo que hay.
      </Typography>
      <Stack
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {heads.map((head, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and none moves.
            key={at}
            select
            fullWidth
            label={head || `Columna ${at + 1}`}
            value={columns[at] ?? ''}
            onChange={({ target }) => choose(at, target.value)}
            helperText={isSecret(columns[at]) ? DOTS : samplesOf(lines, at)}
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
      </Stack>
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
        <Button variant="contained" disabled={filled.length === 0} onClick={() => void state.review(filled)}>
          Revisar
        </Button>
      </Stack>
    </Stack>
  );
};

const SAMPLES = 3;

/** What the column holds, so that it is known without its name. */
const samplesOf = (lines: ImportedFile['lines'], at: number): string => {
  const samples = lines
    .map(({ cells }) => cells[at] ?? '')
    .filter((text) => text !== '')
    .slice(0, SAMPLES);

  return samples.length === 0 ? 'Vacía' : samples.join(' · ').slice(0, 80);
};
