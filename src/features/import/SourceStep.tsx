import UploadFileIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileButton } from '../../ui/inputs/FileButton';
import { type ImportSection, labelOf } from './targets';
import type { Import } from './useImport';

export const SourceStep = ({ state: { open, section, keptFileName } }: { state: Import }) => {
  const keptFile = keptFileName();
  const choose = ([file]: readonly File[]) => file && void open(file);

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose([...event.dataTransfer.files]);
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
      {keptFile && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          Las celdas que corrigió en {keptFile} se conservan: elija otra vez ese archivo
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <FileButton
          label="Elegir archivo"
          variant="contained"
          startIcon={<UploadFileIcon />}
          accept=".xlsx,.csv,.tsv,.txt"
          onChoose={choose}
        />
        <Button onClick={() => void saveTemplate(section)}>Descargar plantilla</Button>
      </Stack>
    </Box>
  );
};

const keysOf = ({ targets, key }: ImportSection): string => {
  const nameOf = (source: string) => labelOf(targets, source);
  const keys = new Set([key.map(nameOf).join(' y '), nameOf('id')].filter(Boolean));

  return new Intl.ListFormat('es', { type: 'disjunction' }).format(keys);
};

const saveTemplate = async ({ label, targets }: ImportSection) => {
  const { exportRows } = await import('../../format/export/exportRows');
  const columns = targets
    .filter(({ source }) => source !== 'id')
    .map(({ field }) => ({ label: field.label, text: () => '' }));

  await exportRows({ name: `plantilla ${label.toLowerCase()}`, columns, rows: [] }, 'xlsx');
};
