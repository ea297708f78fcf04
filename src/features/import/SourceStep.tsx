import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../ui/theme/tableStyle';
import type { ImportSection } from './targets';
import type { Import } from './useImport';

/** A label that looks like a button, because a button must not contain an input. */
const LABEL = { component: 'label', role: undefined, tabIndex: -1 };

export const SourceStep = ({ state: { open, section } }: { state: Import }) => {
  const choose = (file: File | undefined) => file && void open(file);

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files[0]);
      }}
      sx={{
        maxWidth: 640,
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 1.5,
        p: 2,
      }}
    >
      <Typography sx={{ mb: 1 }}>
        Elija un archivo XLSX o CSV, o arrástrelo hasta aquí. Su primera fila lleva los nombres de las
        columnas, como en la plantilla.
      </Typography>
      <Typography sx={{ mb: 1.5 }} color="text.secondary">
        Un registro ya existe si coincide {keysOf(section)}; una celda vacía deja lo que hay.
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          {...LABEL}
          variant="contained"
          startIcon={<UploadFileIcon />}
          sx={{ '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }}
        >
          Elegir archivo
          <Box
            component="input"
            type="file"
            accept=".xlsx,.csv,.tsv,.txt"
            onChange={({ target }) => choose(target.files?.[0])}
            sx={visuallyHidden}
          />
        </Button>
        <Button onClick={() => void saveTemplate(section)}>Descargar plantilla</Button>
      </Stack>
    </Box>
  );
};

const keysOf = ({ targets, key }: ImportSection): string => {
  const labelOf = (source: string) =>
    targets.find((target) => target.source === source)?.field.label ?? source;
  const keys = new Set([key.map(labelOf).join(' y '), labelOf('id')].filter(Boolean));

  return new Intl.ListFormat('es', { type: 'disjunction' }).format(keys);
};

const saveTemplate = async ({ label, targets }: ImportSection) => {
  const { exportRows } = await import('../../format/export/exportRows');
  const columns = targets
    .filter(({ source }) => source !== 'id')
    .map(({ field }) => ({ label: field.label, text: () => '' }));

  await exportRows({ name: `plantilla ${label.toLowerCase()}`, columns, rows: [] }, 'xlsx');
};
