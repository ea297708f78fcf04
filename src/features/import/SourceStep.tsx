import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MOST_FILAS } from '../../../contract/importar';
import { parseCsv } from '../../format/import/parseCsv';
import { readSpreadsheet } from '../../format/import/readSpreadsheet';
import { visuallyHidden } from '../../ui/theme/tableStyle';
import type { ImportSection } from './targets';
import type { Import } from './useImport';

/** A label that looks like a button: a button must not hold an input. */
const LABEL = { component: 'label', role: undefined, tabIndex: -1 };

/** The row of the names comes on top. */
const most = MOST_FILAS + 1;

export const SourceStep = ({ state: { open, section } }: { state: Import }) => {
  const [pasted, setPasted] = useState('');
  const choose = (file: File | undefined) => {
    if (file) void open(file.name, (signal) => readSpreadsheet(file, { most, signal }));
  };

  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }} onDragOver={(event) => event.preventDefault()}>
      <Box
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
        sx={{ border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 1.5, p: 2 }}
      >
        <Typography sx={{ mb: 1.5 }}>
          Elija un archivo XLSX o CSV, o arrástrelo hasta aquí. Su primera fila lleva los nombres de las
          columnas.
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
      <TextField
        label="O pegue aquí las celdas copiadas"
        multiline
        minRows={3}
        maxRows={10}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        fullWidth
      />
      <Box>
        <Button
          variant="outlined"
          disabled={pasted.trim() === ''}
          onClick={() => void open('celdas pegadas', async () => parseCsv(pasted, { most }))}
        >
          Continuar
        </Button>
      </Box>
    </Stack>
  );
};

const saveTemplate = async ({ label, targets }: ImportSection) => {
  const { exportRows } = await import('../../format/export/exportRows');
  const columns = targets
    .filter(({ field: { kind } }) => kind !== 'id')
    .map(({ field }) => ({ label: field.label, text: () => '' }));

  await exportRows({ name: `plantilla ${label.toLowerCase()}`, columns, rows: [] }, 'xlsx');
};
