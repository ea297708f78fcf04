import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { LinkBase, useResourceContext } from 'ra-core';
import { counted } from '../../format/text';
import { Notice } from '../../ui/page/Notice';
import { sectionPath } from '../../ui/section/sectionPath';
import { ColumnsStep } from './ColumnsStep';
import type { Section } from './importSteps';
import { PreviewStep } from './PreviewStep';
import { countsText } from './rows';
import { SourceStep } from './SourceStep';
import type { Target } from './targets';
import { type Import as State, useImport, type Work } from './useImport';

const STEPS = ['Archivo', 'Columnas', 'Revisión'];

interface ImportProps {
  section: Section;
  targets: readonly Target[];
  /** What the section is called. */
  label: string;
}

/** Takes a file to records in three steps; one of them stands at a time, or what is under way. */
export const Import = ({ section, targets, label }: ImportProps) => {
  const state = useImport(section, targets);
  const { file, reviewed, done, work, problem } = state;
  const step = reviewed ? 2 : file ? 1 : 0;

  return (
    <>
      <Stepper activeStep={done ? STEPS.length : step} alternativeLabel sx={{ mb: 3, maxWidth: 640 }}>
        {STEPS.map((name) => (
          <Step key={name}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {problem && <Notice severity="error">{problem}</Notice>}
      {work && <WorkProgress work={work} onCancel={state.cancel} />}
      {done && <ImportDone done={done} onAgain={state.startAgain} />}
      {!work && !done && (
        <>
          {step === 0 && <SourceStep onOpen={state.open} targets={targets} label={label} />}
          {file && step === 1 && (
            <ColumnsStep state={state} file={file} targets={targets} section={section} />
          )}
          {reviewed && <PreviewStep state={state} reviewed={reviewed} label={label} />}
        </>
      )}
    </>
  );
};

/** How much is done, as far as anybody can tell, and the way to give it up. */
const WorkProgress = ({ work: { text, share }, onCancel }: { work: Work; onCancel: () => void }) => (
  <Stack spacing={1} sx={{ maxWidth: 480, alignItems: 'flex-start' }}>
    <Typography role="status">{text}…</Typography>
    <LinearProgress
      aria-label={text}
      variant={share === undefined ? 'indeterminate' : 'determinate'}
      value={share === undefined ? undefined : Math.round(share * 100)}
      sx={{ width: '100%' }}
    />
    <Button onClick={onCancel}>Cancelar</Button>
  </Stack>
);

const ImportDone = ({ done, onAgain }: { done: NonNullable<State['done']>; onAgain: () => void }) => (
  <>
    <Notice severity="success">Importación terminada: {countsText(done)}</Notice>
    {done.left.length > 0 && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        Con errores, fuera de la importación: {counted(done.left.length, 'fila', 'filas')} (
        {done.left.slice(0, NAMED).join(', ') + (done.left.length > NAMED ? '…' : '')})
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

/** More numbers of rows than these nobody reads. */
const NAMED = 30;
