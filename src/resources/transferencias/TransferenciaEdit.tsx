import { RecordFacts } from '../../ui/form/record/RecordFacts';
import { Edit } from '../../views/Edit';

/** A transfer is only read: the opposite one undoes it. */
export default function TransferenciaEdit() {
  return (
    <Edit>
      <RecordFacts />
    </Edit>
  );
}
