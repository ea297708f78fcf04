import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { counted } from '../../format/text';
import { countsText } from './countsText';
import { PreviewTable } from './PreviewTable';
import { countsOf, isFaulty } from './rows';
import type { Import, Reviewed } from './useImport';

interface PreviewStepProps {
  state: Import;
  reviewed: Reviewed;
  label: string;
}

/** What would come of each row, and the last button before it does. */
export const PreviewStep = ({ state, reviewed, label }: PreviewStepProps) => {
  const counts = countsOf(reviewed.rows);
  const { nuevas, cambiadas, faulty, alike } = counts;
  const [isNarrowed, setIsNarrowed] = useState(faulty > 0);
  const writing = nuevas + cambiadas;
  const shown = isNarrowed && faulty > 0 ? reviewed.rows.filter(isFaulty) : reviewed.rows;

  return (
    <Stack spacing={2}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {counted(reviewed.rows.length, 'fila', 'filas')}: {countsText(counts)}.
      </Typography>
      {faulty > 0 && (
        <Alert severity="error">
          Con errores no se importa nada. Corrija el archivo y vuelva a elegirlo.
        </Alert>
      )}
      {faulty === 0 && alike > 0 && (
        <Alert severity="warning">
          {alike === 1 ? 'Una fila es igual a un registro' : `${alike} filas son iguales a registros`} que ya
          existe
          {alike === 1 ? '' : 'n'}. ¿Se importó antes este archivo?
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button onClick={state.back}>Atrás</Button>
        {faulty > 0 ? (
          <Button variant="contained" onClick={state.startAgain}>
            Elegir otro archivo
          </Button>
        ) : (
          <Button variant="contained" disabled={writing === 0} onClick={() => void state.save()}>
            Importar {counted(writing, 'fila', 'filas')}
          </Button>
        )}
        {faulty > 0 && faulty < reviewed.rows.length && (
          <FormControlLabel
            control={<Switch checked={isNarrowed} onChange={(_, checked) => setIsNarrowed(checked)} />}
            label="Solo las que tienen errores"
          />
        )}
      </Stack>
      <PreviewTable reviewed={reviewed} rows={shown} label={label} />
    </Stack>
  );
};
