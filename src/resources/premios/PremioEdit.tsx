import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRecordContext } from 'ra-core';
import { type ComponentProps, useId, useState } from 'react';
import type { Profile } from '../../../contract/auth';
import { type Premio, whyOthers } from '../../../contract/premios';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { SiguienteButton } from '../../features/work/SiguienteButton';
import { useNextGuard } from '../../features/work/useNextGuard';
import { PicturesFigure } from '../../ui/fields/PicturesField';
import { UnsentInput } from '../../ui/form/conflict/UnsentInput';
import { Form } from '../../ui/form/Form';
import { Edit } from '../../views/Edit';
import { GeneratedFields } from '../../views/generated/GeneratedFields';
import { PageMenu } from '../../views/PageMenu';
import { EstadoSteps } from './EstadoSteps';
import { PremioFacts, PremioSituacion } from './PremioFacts';
import { pasoOf } from './pasos/PasoButton';
import { PasoButtons, useHasRare } from './pasos/PasoButtons';
import { isTurnOf, mayCorrect, pasosFor } from './pasos/pasos';

type Steps = Pick<ComponentProps<typeof PasoButtons>, 'isDirty' | 'reasonId'>;

export default function PremioEdit() {
  const [isDirty, setIsDirty] = useState(false);
  const steps = { isDirty, reasonId: useId() };

  return (
    <Edit
      actions={<PremioActions {...steps} />}
      lastActions={<PasoButtons group="back" {...steps} />}
      menu={<PremioMenu {...steps} />}
      aside={<Imagen />}
    >
      <PremioBody isDirty={isDirty} onDirty={setIsDirty} />
    </Edit>
  );
}

const PremioActions = (steps: Steps) => {
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

const PremioMenu = (steps: Steps) => (
  <PageMenu isOffered={useHasRare()}>
    <PasoButtons group="rare" {...steps} />
  </PageMenu>
);

const Imagen = () =>
  useRecordContext<Premio>()?.imagen ? (
    <Card sx={{ p: 2 }}>
      <PicturesFigure source="imagen" />
    </Card>
  ) : null;

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
  );
};

/** A step forward is the filled button of the page. */
const hasStep = (premio: Premio, { id, role }: Pick<Profile, 'id' | 'role'>) =>
  pasosFor(premio, { id, role }).some(
    (to) => pasoOf(premio, to).variant === 'contained' && !whyOthers(premio, to, { id, rol: role }),
  );
