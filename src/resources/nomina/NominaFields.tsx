import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Control, type UseFormSetValue, useController, useWatch } from 'react-hook-form';
import type { Usuario } from '../../../contract/usuarios';
import { today } from '../../format/dates';
import { fullName } from '../../format/text';
import { sundayOf } from '../../format/week';
import { DateField } from '../../ui/DateField';
import { refusalOfStart, startOf } from './inicio';
import type { NominaDraft } from './nominaDraft';

interface FieldProps {
  control: Control<NominaDraft>;
}
interface SettingFieldProps extends FieldProps {
  setValue: UseFormSetValue<NominaDraft>;
}
interface Administradores {
  administradores: readonly Usuario[];
}

const REQUIRED = { 'aria-required': true };
const TOUCH = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

export const AdministradorField = ({ control, administradores }: FieldProps & Administradores) => {
  const { field, fieldState } = useController({
    control,
    name: 'fk_usuario',
    rules: { required: 'Elija un administrador' },
  });
  const { ref, ...input } = field;

  return (
    <TextField
      {...input}
      inputRef={ref}
      select
      label="Administrador"
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: REQUIRED }}
    >
      <option value="" disabled hidden aria-label="Ninguno" />
      {administradores.map((one) => (
        <option key={one.id} value={one.id}>
          {fullName(one)}
        </option>
      ))}
    </TextField>
  );
};

/** The start snaps to the Monday of its week, the end is that week's Sunday (SPEC 5). */
export const SemanaFields = ({ control, setValue }: SettingFieldProps) => {
  const { field, fieldState } = useController({
    control,
    name: 'fecha',
    rules: { validate: refusalOfStart },
  });
  const end = useWatch({ control, name: 'fecha_final' });

  const choose = (day: string) => {
    const start = startOf(day);
    setValue('fecha_final', start && sundayOf(start), { shouldDirty: true });
    setValue('fecha', start, TOUCH);
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ '& > *': { flex: 1 } }}>
      <DateField
        label="Fecha Inicio"
        value={field.value}
        onChange={choose}
        onBlur={field.onBlur}
        inputRef={field.ref}
        max={today()}
        error={fieldState.error?.message}
        required
      />
      <TextField
        type="date"
        label="Fecha Final"
        value={end}
        disabled
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
};

export const CuentaField = ({ control, setValue, administradores }: SettingFieldProps & Administradores) => {
  const { field, fieldState } = useController({
    control,
    name: 'cuenta_bancaria',
    rules: {
      validate: (cuenta) => cuenta.trim() !== '' || 'Escriba la cuenta bancaria',
      maxLength: { value: 500, message: 'Escriba 500 caracteres como máximo' },
    },
  });
  const { ref, ...input } = field;
  const chosen = useWatch({ control, name: 'fk_usuario' });
  const registered = administradores.find(({ id }) => String(id) === chosen)?.cuenta_bancaria ?? '';

  return (
    <div>
      <TextField
        {...input}
        inputRef={ref}
        multiline
        minRows={2}
        fullWidth
        label="Cuenta Bancaria"
        error={fieldState.invalid}
        helperText={fieldState.error?.message}
        slotProps={{ htmlInput: REQUIRED }}
      />
      {registered !== '' && (
        <Button
          size="small"
          disabled={registered === field.value}
          onClick={() => setValue('cuenta_bancaria', registered, TOUCH)}
        >
          Usar cuenta registrada
        </Button>
      )}
    </div>
  );
};
