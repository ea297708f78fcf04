import Alert from '@mui/material/Alert';
import { useResourceContext } from 'ra-core';
import { Title } from 'react-admin';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { useSectionOptions } from '../../section/useSectionOptions';
import { Notice } from '../../ui/base/Notice';
import { LeaveGuard } from '../../ui/form/LeaveGuard';
import { UnsavedQuestion } from '../../ui/form/UnsavedQuestion';
import { ImportDone } from './ImportDone';
import { ImportProgress } from './ImportProgress';
import { PreviewStep } from './PreviewStep';
import { SourceStep } from './SourceStep';
import { TodaysImports } from './TodaysImports';
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
    unique: Object.values(rest?.unique ?? {}).map(({ fields }) => fields),
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
      <LeaveGuard isDirty={state.isUnsaved} lostText={state.lostText} />
      <UnsavedQuestion open={state.question.isOpen} onAnswer={state.question.answer} text={state.lostText} />
      {problem && <Notice severity="error">{problem}</Notice>}
      {work && <ImportProgress {...work} onCancel={state.cancel} />}
      {!work && !review && (
        <>
          <SourceStep state={state} />
          <TodaysImports />
        </>
      )}
      {!work && review && !done && <PreviewStep state={state} review={review} />}
      {done && review && <ImportDone done={done} state={state} review={review} />}
    </>
  );
};
