import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import type { Premio } from '../../../../contract/premios';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { lazy } from '../../../section/lazy';
import { BulkExportButton } from '../../../ui/list/export/ExportButton';
import { type BulkStep, whyNot } from './bulkStep';

const BulkStepDialog = lazy(() => import('./BulkStepDialog'));

/** "Pagar", "Pagar 4 de 6", or undefined if no selected premio can take the step. Those of other pages may. */
const useLabelOf = () => {
  const usuario = useUsuarioActual();
  const { selectedIds, data = [] } = useListContext<Premio>();
  const known = data.filter(({ id }) => selectedIds.includes(id));

  return (step: BulkStep): string | undefined => {
    const left = known.filter((premio) => whyNot(premio, step, usuario) !== undefined).length;
    const able = selectedIds.length - left;
    if (able === 0) return undefined;

    return left === 0 ? step.verb : `${step.verb} ${able} de ${selectedIds.length}`;
  };
};

export const BulkStepButtons = ({ steps }: { steps: readonly BulkStep[] }) => {
  const [step, setStep] = useState<BulkStep>();
  const labelOf = useLabelOf();
  // It opens at the first press.
  useEffect(() => BulkStepDialog.preload(), []);

  return (
    <>
      {steps.map((one) => {
        const label = labelOf(one);

        return (
          label && (
            // react-admin's Button hides its label on a phone.
            <Button key={one.to} onClick={() => setStep(one)}>
              {label}
            </Button>
          )
        );
      })}
      <BulkExportButton />
      <Suspense fallback={null}>
        {step && <BulkStepDialog step={step} onClose={() => setStep(undefined)} />}
      </Suspense>
    </>
  );
};
