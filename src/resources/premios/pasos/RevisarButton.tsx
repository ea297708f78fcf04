import { useRecordContext, useRefresh, useSaveContext } from 'ra-core';
import type { MouseEvent } from 'react';
import type { Premio } from '../../../../contract/premios';
import { formatExact } from '../../../format/money';
import { ignoreRepeats } from '../../../ui/base/keys';
import { useLock } from '../../../ui/form/dialogs/useLock';
import { SavingButton } from '../../../ui/form/SavingButton';
import { type GoOn, labelOf, useSay } from './PasoButton';

/** In place of UpdateButton: takes the step without a dialog. */
export const RevisarButton = ({ goOn }: { goOn?: GoOn }) => {
  const premio = useRecordContext<Premio>();
  const { save } = useSaveContext();
  const say = useSay(goOn);
  const refresh = useRefresh();
  const lock = useLock();
  if (!premio) return null;

  const onSuccess = (answer: Premio) => {
    say(`Premio ${premio.id} revisado: quedan por pagar ${formatExact(premio.valor)}`, answer);
    refresh();
  };
  // A double click or key repeat would hit the next premio.
  const review = async ({ detail }: MouseEvent) => {
    if (detail > 1 || !lock.take()) return;
    try {
      await save?.({ ...premio, estado: 'REVISADO' }, { onSuccess });
    } finally {
      lock.release();
    }
  };

  return (
    <SavingButton
      autoFocus
      isSaving={lock.isLocked}
      onClick={(event) => void review(event)}
      onKeyDown={ignoreRepeats}
    >
      {labelOf('Revisar', goOn)}
    </SavingButton>
  );
};
