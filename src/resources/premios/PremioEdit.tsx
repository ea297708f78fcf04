import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { Premio } from '../../../contract/premios';
import { GeneratedFields } from '../../domain/generated/GeneratedFields';
import { Edit } from '../../ui/form/Edit';
import { Form } from '../../ui/form/Form';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { PasoButtons } from './PasoButtons';
import { PremioFacts } from './PremioFacts';
import { PremioSituacion } from './PremioSituacion';
import { mayCorrect } from './pasos';

/** A premio: its fields while they may be corrected, and the steps that lead on. */
export default function PremioEdit() {
  const [isDirty, setIsDirty] = useState(false);

  return (
    <Edit actions={<PasoButtons isDirty={isDirty} />}>
      <PremioBody onDirty={setIsDirty} />
    </Edit>
  );
}

const PremioBody = ({ onDirty }: { onDirty: (isDirty: boolean) => void }) => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();
  if (!premio) return null;
  if (!mayCorrect(premio, usuario)) return <PremioFacts />;

  return (
    <Form>
      <PremioSituacion onDirty={onDirty} />
      <GeneratedFields />
    </Form>
  );
};
