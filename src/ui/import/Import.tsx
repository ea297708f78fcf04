import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { Notice } from '../page/Notice';
import { ColumnsStep } from './ColumnsStep';
import { ImportDone } from './ImportDone';
import type { Section } from './importSteps';
import { PreviewStep } from './PreviewStep';
import { SourceStep } from './SourceStep';
import type { Target } from './targets';
import { useImport } from './useImport';
import { WorkProgress } from './WorkProgress';

const STEPS = ['Archivo', 'Columnas', 'Revisión'];

interface ImportProps {
  section: Section;
  targets: readonly Target[];
  /** What the section is called. */
  label: string;
}

/** Takes a file to records in three steps; one of them stands at a time, or what is under way. */
export const Import = ({ section, targets, label }: ImportProps) => {
  const state = useImport(section);
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
