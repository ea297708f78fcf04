import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, useResourceContext } from 'ra-core';
import { Title } from 'react-admin';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { counted } from '../../format/text';
import { sectionPath } from '../../section/sectionPath';
import { useSectionOptions } from '../../section/useSectionOptions';
import { Notice } from '../../ui/base/Notice';
import { ImportProgress } from './ImportProgress';
import { PreviewStep } from './PreviewStep';
import { countsText } from './rows';
import { SourceStep } from './SourceStep';
import { defaultsOf, targetsOf } from './targets';
import { type Import, useImport } from './useImport';

export default function ImportScreen() {
  const name = useResourceContext() ?? '';
  const options = useSectionOptions(name);
  const { rest, label } = options;
  const { role, api_local } = useUsuarioActual();
  const state = useImport({
    name,
    label,
    key: rest?.imports?.key ?? [],
    defaults: defaultsOf(options),
    targets: targetsOf(options, role),
  });

  return (
    <>
      <Title title={`Importar ${label.toLowerCase()}`} />
      {api_local ? (
        <Steps state={state} />
      ) : (
        <Alert severity="warning">Este servidor no recibe archivos de hojas de cálculo</Alert>
      )}
    </>
  );
}

const Steps = ({ state }: { state: Import }) => {
  const { review, done, work, problem } = state;

  return (
    <>
      {problem && <Notice severity="error">{problem}</Notice>}
      {work && <ImportProgress {...work} onCancel={state.cancel} />}
      {!work && !review && <SourceStep state={state} />}
      {!work && review && !done && <PreviewStep state={state} review={review} />}
      {done && <Done done={done} onAgain={state.startAgain} />}
    </>
  );
};

const MOST_NAMED = 30;

const Done = ({ done, onAgain }: { done: NonNullable<Import['done']>; onAgain: () => void }) => (
  <>
    <Notice severity="success">Importación terminada: {countsText(done)}</Notice>
    {done.left.length > 0 && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        Con errores, fuera de la importación: {counted(done.left.length, 'fila', 'filas')} (
        {done.left.slice(0, MOST_NAMED).join(', ') + (done.left.length > MOST_NAMED ? '…' : '')})
      </Alert>
    )}
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" component={LinkBase} to={sectionPath(useResourceContext() ?? '')}>
        Ver la lista
      </Button>
      <Button onClick={onAgain}>Importar otro archivo</Button>
    </Stack>
  </>
);
