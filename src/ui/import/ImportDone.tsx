import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, useResourceContext } from 'ra-core';
import type { Importada } from '../../../contract/importar';
import { Notice } from '../page/Notice';
import { sectionPath } from '../page/sectionPath';
import { countsText } from './countsText';

interface ImportDoneProps {
  done: Importada;
  onAgain: () => void;
}

export const ImportDone = ({ done, onAgain }: ImportDoneProps) => (
  <>
    <Notice severity="success">Importación terminada: {countsText(done)}.</Notice>
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" component={LinkBase} to={sectionPath(useResourceContext() ?? '')}>
        Ver la lista
      </Button>
      <Button onClick={onAgain}>Importar otro archivo</Button>
    </Stack>
  </>
);
