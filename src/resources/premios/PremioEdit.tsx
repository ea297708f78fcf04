import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRecordContext } from 'ra-core';
import { type ComponentProps, useId, useState } from 'react';
import { type Premio, whyOthers } from '../../../contract/premios';
import type { Profile } from '../../../contract/usuarios';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { SiguienteButton } from '../../features/work/SiguienteButton';
import { useNextGuard } from '../../features/work/useNextGuard';
import { PicturesFigure } from '../../ui/fields/PicturesField';
import { UnsentInput } from '../../ui/form/conflict/UnsentInput';
import { Form } from '../../ui/form/Form';
import { cardWidth } from '../../ui/form/FormCard';
import { Edit } from '../../views/Edit';
import { GeneratedFields } from '../../views/generated/GeneratedFields';
import { EstadoSteps } from './EstadoSteps';
import { PremioFacts, PremioSituacion } from './PremioFacts';
import { pasoOf } from './pasos/PasoButton';
import { PasoButtons } from './pasos/PasoButtons';
import { isTurnOf, mayCorrect, pasosFor } from './pasos/pasos';

export default function PremioEdit() {
  const [isDirty, setIsDirty] = useState(false);
  const steps = { isDirty, reasonId: useId() };

  return (
    <Edit actions={<PremioActions {...steps} />} lastActions={<PasoButtons back {...steps} />}>
      <PremioBody isDirty={isDirty} onDirty={setIsDirty} />
    </Edit>
  );
}

const PremioActions = (steps: Pick<ComponentProps<typeof PasoButtons>, 'isDirty' | 'reasonId'>) => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();
  if (!premio) return null;
  const isIdle = !isTurnOf(premio, usuario) && !mayCorrect(premio, usuario);

  return (
    <>
      <PasoButtons {...steps} />
      <SiguienteButton isPrimary={isIdle} />
    </>
  );
};

interface PremioBodyProps {
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
}

const PremioBody = ({ isDirty, onDirty }: PremioBodyProps) => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();
  const { marked } = useNextGuard(premio?.id);
  if (!premio) return null;
  // What is typed goes on in any estado that takes a correction.
  const isFor = ({ estado }: Pick<Premio, 'estado'>) =>
    estado === premio.estado || (isDirty && mayCorrect({ estado }, usuario));

  return (
    <Box sx={layout}>
      <Box key={premio.id} sx={[{ minWidth: 0 }, marked]}>
        <EstadoSteps />
        {mayCorrect(premio, usuario) ? (
          <Form
            isFor={(saved) => isFor({ estado: saved.estado })}
            saveVariant={isDirty || !hasStep(premio, usuario) ? undefined : 'outlined'}
          >
            <PremioSituacion onDirty={onDirty} />
            <GeneratedFields />
          </Form>
        ) : (
          <>
            <UnsentInput />
            <PremioFacts />
          </>
        )}
      </Box>
      {premio.imagen && (
        <Card sx={{ p: 2 }}>
          <PicturesFigure source="imagen" />
        </Card>
      )}
    </Box>
  );
};

/** A step forward is the filled button of the page. */
const hasStep = (premio: Premio, { id, role }: Pick<Profile, 'id' | 'role'>) =>
  pasosFor(premio, { id, role }).some(
    (to) => pasoOf(premio, to).variant === 'contained' && !whyOthers(premio, to, { id, rol: role }),
  );

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, ${cardWidth}px) minmax(0, 1fr)` },
};
