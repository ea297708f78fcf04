import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import type { Premio } from '../../../contract/premios';
import { NameField } from '../../ui/fields/NameField';
import { SimpleShowLayout } from '../../ui/fields/SimpleShowLayout';
import { StateField } from '../../ui/fields/StateField';
import { EnVenta } from './EnVenta';

interface PremioSituacionProps {
  /** Whether something is written that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** Above the fields of a premio: where it stands, and who reviewed it. */
export const PremioSituacion = ({ onDirty }: PremioSituacionProps) => {
  const premio = useRecordContext<Premio>();
  const { isDirty } = useFormState();
  useEffect(() => {
    onDirty(isDirty);

    return () => onDirty(false);
  }, [onDirty, isDirty]);

  return (
    <Box data-wide>
      <SimpleShowLayout>
        <StateField source="estado" />
        {premio?.vendido && <EnVenta label="En la venta" />}
        {premio?.fk_usuario_revisor && <NameField source="fk_usuario_revisor" />}
      </SimpleShowLayout>
    </Box>
  );
};
