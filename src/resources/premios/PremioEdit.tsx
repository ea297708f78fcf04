import { useState } from 'react';
import type { Premio } from '../../../contract/premios';
import { RestEdit } from '../../ui/RestEdit';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { PALABRAS_PREMIO } from './estadosPremio';
import { PremioDatos } from './PremioDatos';
import { PremioFields } from './PremioFields';
import { PremioPasos } from './PremioPasos';
import { PremioSituacion } from './PremioSituacion';
import { mayCorrect } from './pasos';
import { premioForm } from './premioForm';

/** A premio: its fields while they may be corrected, and the steps that lead on. */
export default function PremioEdit() {
  const usuario = useUsuarioActual();
  const [isDirty, setIsDirty] = useState(false);

  return (
    <RestEdit<Premio>
      title={({ id }) => `Premio ${id}`}
      schema={premioForm}
      done="Premio actualizado"
      facts={(premio) => !mayCorrect(premio, usuario) && <PremioDatos premio={premio} />}
      actions={(premio) => <PremioPasos premio={premio} isDirty={isDirty && mayCorrect(premio, usuario)} />}
      estados={PALABRAS_PREMIO}
    >
      <PremioSituacion onDirty={setIsDirty} />
      <PremioFields />
    </RestEdit>
  );
}
