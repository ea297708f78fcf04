import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { dollarsToCents } from '../../../contract/common';
import type { Deshecha } from '../../../contract/importar';
import { formatExact } from '../../format/money';
import { counted } from '../../format/text';
import { listPath, sectionPath } from '../../section/sectionPath';
import { Notice } from '../../ui/base/Notice';
import type { Review } from './importCalls';
import { LeftRows } from './LeftRows';
import { countsText } from './rows';
import { labelOf } from './targets';
import { UndoImport, Undone } from './UndoImport';
import type { Import } from './useImport';

interface ImportDoneProps {
  done: NonNullable<Import['done']>;
  state: Import;
  review: Review;
}

/** Says what was written, with a link to exactly these records, and offers the step back. */
export const ImportDone = ({ done, state, review }: ImportDoneProps) => {
  const name = useResourceContext() ?? '';
  const [undone, setUndone] = useState<Deshecha>();
  const { importacion, sumas, left } = done;
  const records = importacion === null ? sectionPath(name) : listPath(name, { importacion });

  return (
    <>
      {undone ? (
        <Undone {...undone} />
      ) : (
        <Notice severity="success">
          Importación terminada: {countsText(done)}
          {sumas.map(({ campo, conteo, total }) => (
            <Typography key={campo} variant="body2">
              {labelOf(state.section.targets, campo)}: {counted(conteo, 'fila suma', 'filas suman')}{' '}
              {formatExact(dollarsToCents(total) ?? 0)}
            </Typography>
          ))}
        </Notice>
      )}
      {left.length > 0 && <LeftRows left={left} state={state} review={review} />}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" component={LinkBase} to={records}>
          Ver lo importado
        </Button>
        {importacion !== null && !undone && (
          <UndoImport
            id={importacion}
            archivo={review.file.name}
            onUndone={(answer) => {
              state.forgetImported(review);
              setUndone(answer);
            }}
          />
        )}
        <Button onClick={() => void state.startAgain()}>Importar otro archivo</Button>
      </Stack>
    </>
  );
};
