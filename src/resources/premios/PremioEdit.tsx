import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { Premio } from '../../../contract/premios';
import { GeneratedFields } from '../../domain/generated/GeneratedFields';
import { SiguienteButton } from '../../domain/turno/SiguienteButton';
import { Edit } from '../../ui/form/Edit';
import { Form } from '../../ui/form/Form';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { PasoButtons } from './PasoButtons';
import { PremioFacts } from './PremioFacts';
import { PremioImagen } from './PremioImagen';
import { PremioPasos } from './PremioPasos';
import { PremioSituacion } from './PremioSituacion';
import { isTurnOf, mayCorrect } from './pasos';

/** A premio: its data beside its picture, the steps that were taken, and those that lead on. */
export default function PremioEdit() {
  const [isDirty, setIsDirty] = useState(false);

  return (
    <Edit
      actions={
        <>
          <PasoButtons isDirty={isDirty} />
          <NextButton />
        </>
      }
    >
      <PremioBody onDirty={setIsDirty} />
    </Edit>
  );
}

const NextButton = () => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();
  if (!premio) return null;
  const isIdle = !isTurnOf(premio, usuario) && !mayCorrect(premio, usuario);

  return <SiguienteButton isPrimary={isIdle} />;
};

const PremioBody = ({ onDirty }: { onDirty: (isDirty: boolean) => void }) => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();
  if (!premio) return null;

  return (
    <Box sx={layout}>
      <Box sx={{ gridArea: 'datos', minWidth: 0 }}>
        {mayCorrect(premio, usuario) ? (
          <Form>
            <PremioSituacion onDirty={onDirty} />
            <GeneratedFields />
          </Form>
        ) : (
          <PremioFacts />
        )}
      </Box>
      <PremioImagen />
      <PremioPasos />
    </Box>
  );
};

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateAreas: { xs: '"datos" "imagen" "pasos"', md: '"datos imagen" "pasos imagen"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
};
