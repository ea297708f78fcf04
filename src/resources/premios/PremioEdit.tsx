import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { Premio } from '../../../contract/premios';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import History from '../../features/history/History';
import { useHasHistory } from '../../features/history/usePasos';
import { SiguienteButton } from '../../features/siguiente/SiguienteButton';
import { useNextGuard } from '../../features/siguiente/useNextGuard';
import { useSiguiente } from '../../features/siguiente/useSiguiente';
import { PicturesFigure } from '../../ui/fields/PicturesField';
import { Form } from '../../ui/form/Form';
import { SectionCard } from '../../ui/page/SectionCard';
import { Edit } from '../../views/Edit';
import { GeneratedFields } from '../../views/generated/GeneratedFields';
import { PremioFacts, PremioSituacion } from './PremioFacts';
import { PasoButtons } from './pasos/PasoButtons';
import { isTurnOf, mayCorrect } from './pasos/pasos';

export default function PremioEdit() {
  const [isDirty, setIsDirty] = useState(false);

  return (
    <Edit actions={<PremioActions isDirty={isDirty} />}>
      <PremioBody onDirty={setIsDirty} />
    </Edit>
  );
}

const PremioActions = ({ isDirty }: { isDirty: boolean }) => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();
  const siguiente = useSiguiente();
  if (!premio) return null;
  const isIdle = !isTurnOf(premio, usuario) && !mayCorrect(premio, usuario);

  return (
    <>
      <PasoButtons isDirty={isDirty} goOn={siguiente.isOffered ? siguiente.open : undefined} />
      <SiguienteButton isPrimary={isIdle} />
    </>
  );
};

const PremioBody = ({ onDirty }: { onDirty: (isDirty: boolean) => void }) => {
  const premio = useRecordContext<Premio>();
  const usuario = useUsuarioActual();
  const hasHistory = useHasHistory();
  const { marked } = useNextGuard(premio?.id);
  if (!premio) return null;

  return (
    <Box sx={layout}>
      <Box key={premio.id} sx={[{ gridArea: 'datos', minWidth: 0 }, marked]}>
        {mayCorrect(premio, usuario) ? (
          <Form>
            <PremioSituacion onDirty={onDirty} />
            <GeneratedFields />
          </Form>
        ) : (
          <PremioFacts />
        )}
      </Box>
      <Card sx={{ gridArea: 'imagen', p: 2 }}>
        <PicturesFigure source="imagen" />
      </Card>
      {hasHistory && (
        <SectionCard title="Pasos" sx={{ gridArea: 'pasos' }}>
          {/* The key refetches the history after each change. */}
          <History key={premio.version} />
        </SectionCard>
      )}
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
