import { type RaRecord, useRecordContext, useResourceDefinition } from 'ra-core';
import { type ReactNode, useContext } from 'react';
import { useHasHistory } from '../features/history/usePasos';
import { useMayReplaceProof } from '../features/proofs/ReplaceProofButton';
import { IsInMenu } from '../ui/base/ActionIcon';
import { RowMenu } from '../ui/table/RowMenu';
import { RecordActions } from './RecordActions';

interface RecordMenuProps {
  /** False if the children show nothing. */
  isOffered?: boolean;
  children?: ReactNode;
}

/**
 * The menu of a row, from two entries on: its other steps, and what every record offers.
 * A single entry stands on the page of the record, or in the row if there is no such page.
 */
export const RecordMenu = ({ isOffered = false, children }: RecordMenuProps) => {
  const { hasEdit } = useResourceDefinition();
  const isInMenu = useContext(IsInMenu);
  const hasHistory = useHasHistory();
  const mayReplace = useMayReplaceProof(useRecordContext<RaRecord<number>>());
  const entries = [isOffered, hasHistory, mayReplace].filter(Boolean).length;
  if (entries === 0 || (entries === 1 && hasEdit && !isInMenu)) return null;
  const actions = (
    <>
      {children}
      <RecordActions />
    </>
  );

  return entries === 1 ? actions : <RowMenu>{actions}</RowMenu>;
};
