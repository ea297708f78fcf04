import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { BulkExportButton } from '../../../ui/export/ExportButton';
import type { BulkStep } from './bulkStep';

const BulkStepDialog = lazy(() => import('./BulkStepDialog'));

export const BulkStepButtons = ({ steps }: { steps: readonly BulkStep[] }) => {
  const [step, setStep] = useState<BulkStep>();

  return (
    <>
      {steps.map((one) => (
        // react-admin's Button hides its label on a phone.
        <Button key={one.to} onClick={() => setStep(one)}>
          {one.verb}
        </Button>
      ))}
      <BulkExportButton />
      <Suspense fallback={null}>
        {step && <BulkStepDialog step={step} onClose={() => setStep(undefined)} />}
      </Suspense>
    </>
  );
};
