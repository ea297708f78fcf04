import { HistoryButton } from '../features/history/HistoryButton';
import { ReplaceProofButton } from '../features/proofs/ReplaceProofButton';
import { Part } from '../ui/base/Part';

/** For every record, in a form or a row. */
export const RecordActions = () => (
  <Part>
    <ReplaceProofButton />
    <HistoryButton />
  </Part>
);
