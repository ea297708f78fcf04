import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import type { Premio } from '../../../contract/premios';
import { NombreUsuario } from '../../ui/nombres';
import { PlanillaHeader } from '../../ui/PlanillaHeader';
import { EstadoDePremio } from './EstadoDePremio';

interface PremioSituacionProps {
  /** Whether something is written that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** Above the fields of a premio: where it stands, and who reviewed it. */
export const PremioSituacion = ({ onDirty }: PremioSituacionProps) => {
  const premio = useRecordContext<Premio>();
  const { isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  if (!premio) return null;

  const revisor = { label: 'REVISOR', text: <NombreUsuario record={premio} source="fk_usuario_revisor" /> };

  return (
    <Box sx={{ pb: 1 }}>
      <PlanillaHeader
        facts={[
          { label: 'ESTADO', text: <EstadoDePremio premio={premio} /> },
          ...(premio.fk_usuario_revisor ? [revisor] : []),
        ]}
      />
    </Box>
  );
};
