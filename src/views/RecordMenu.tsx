import { type RaRecord, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useHasHistory } from '../features/history/usePasos';
import { useMayReplaceProof } from '../features/proofs/ReplaceProofButton';
import { RowMenu } from '../ui/table/RowMenu';
import { RecordActions } from './RecordActions';

interface RecordMenuProps {
  /** False if the children show nothing. */
  isOffered?: boolean;
  children?: ReactNode;
}

/** The menu of a row: its other steps, and what every record offers. Absent without an entry. */
export const RecordMenu = ({ isOffered = false, children }: RecordMenuProps) => {
  const hasHistory = useHasHistory();
  const mayReplace = useMayReplaceProof(useRecordContext<RaRecord<number>>());
  if (!isOffered && !hasHistory && !mayReplace) return null;

  return (
    <RowMenu>
      {children}
      <RecordActions />
    </RowMenu>
  );
};
