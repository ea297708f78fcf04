import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, useResourceContext } from 'ra-core';
import { Title } from 'react-admin';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { sectionPath } from '../../section/sectionPath';
import { useSectionOptions } from '../../section/useSectionOptions';
import { Notice } from '../../ui/base/Notice';
import { LeaveGuard } from '../../ui/form/LeaveGuard';
import { ImportProgress } from './ImportProgress';
import type { Review } from './importCalls';
import { LeftRows } from './LeftRows';
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
      <LeaveGuard isDirty={state.isCorrected} />
      {problem && <Notice severity="error">{problem}</Notice>}
      {work && <ImportProgress {...work} onCancel={state.cancel} />}
      {!work && !review && <SourceStep state={state} />}
      {!work && review && !done && <PreviewStep state={state} review={review} />}
      {done && review && <Done done={done} state={state} review={review} />}
    </>
  );
};

interface DoneProps {
  done: NonNullable<Import['done']>;
  state: Import;
  review: Review;
}

const Done = ({ done, state, review }: DoneProps) => (
  <>
    <Notice severity="success">Importación terminada: {countsText(done)}</Notice>
    {done.left.length > 0 && <LeftRows left={done.left} state={state} review={review} />}
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" component={LinkBase} to={sectionPath(useResourceContext() ?? '')}>
        Ver la lista
      </Button>
      <Button onClick={state.startAgain}>Importar otro archivo</Button>
    </Stack>
  </>
);
