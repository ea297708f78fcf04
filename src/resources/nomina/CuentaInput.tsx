import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Usuario } from '../../../contract/usuarios';
import { MultilineInput } from '../../ui/inputs/MultilineInput';

/** Offers the administrator's registered account; never puts it in unasked. */
export const CuentaInput = ({ administradores }: { administradores: readonly Usuario[] }) => {
  const { setValue } = useFormContext();
  const [chosen, written] = useWatch({ name: ['fk_usuario', 'cuenta_bancaria'] });
  const registered = administradores.find(({ id }) => id === chosen)?.cuenta_bancaria ?? '';

  return (
    <Box data-wide>
      <MultilineInput source="cuenta_bancaria" fullWidth isRequired />
      {registered !== '' && (
        <Button
          size="small"
          disabled={registered === written}
          onClick={() => setValue('cuenta_bancaria', registered, { shouldDirty: true, shouldValidate: true })}
        >
          Usar cuenta registrada
        </Button>
      )}
    </Box>
  );
};
