import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { type Deshecha, importacionesCall } from '../../../contract/importar';
import { dayAndTime } from '../../format/activity';
import { counted } from '../../format/text';
import { listPath } from '../../section/sectionPath';
import { ErrorNotice } from '../../ui/base/ErrorNotice';
import { useCall } from '../../ui/base/useCall';
import { UndoImport, Undone } from './UndoImport';

/** The imports that the user made today, which can still be undone. */
export const TodaysImports = () => {
  const name = useResourceContext() ?? '';
  const { data = [], error, refetch } = useCall(importacionesCall(name, 'session'), undefined);
  const [undone, setUndone] = useState<Deshecha>();

  return (
    <Stack spacing={1} sx={{ mt: 3, maxWidth: 640 }}>
      {error && <ErrorNotice error={error} what="Sus importaciones de hoy" onRetry={refetch} />}
      {undone && <Undone {...undone} />}
      {data.length > 0 && <Typography variant="h2">Sus importaciones de hoy</Typography>}
      {data.map(({ id, archivo, fecha, filas }) => (
        <Stack
          key={id}
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Typography sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
            {archivo}, {counted(filas, 'registro', 'registros')}, {dayAndTime(fecha).slice(-5)}
          </Typography>
          <Button component={LinkBase} to={listPath(name, { importacion: id })}>
            Ver
          </Button>
          <UndoImport id={id} archivo={archivo} onUndone={setUndone} />
        </Stack>
      ))}
    </Stack>
  );
};
