import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ValidationError } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { ReferenceInput } from '../../ui/inputs/ReferenceInput';

const KINDS = { fk_vendedor: 'Promotor', fk_usuario_beneficiario: 'Usuario' };

/** Not a RadioButtonGroupInput: it would send the choice between promotor and user, which is no field. */
export default function BeneficiarioInput() {
  const labelId = useId();
  const me = useUsuarioActual();
  const { getFieldState, getValues, setValue } = useFormContext();
  const refusal = getFieldState('fk_vendedor', useFormState({ name: 'fk_vendedor' })).error?.message;
  const owner = useWatch({ name: 'fk_usuario' });
  const [kind, setKind] = useState(
    getValues('fk_usuario_beneficiario') ? 'fk_usuario_beneficiario' : 'fk_vendedor',
  );
  const fk_usuario = me.role === 'superadministrador' ? Number(owner) || undefined : me.id;

  const choose = (next: string) => {
    setValue(kind, '', { shouldDirty: true });
    setKind(next);
  };

  return (
    <>
      <FormControl>
        <FormLabel id={labelId}>Beneficiario</FormLabel>
        <RadioGroup row aria-labelledby={labelId} value={kind} onChange={(_event, value) => choose(value)}>
          {Object.entries(KINDS).map(([value, label]) => (
            <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={label} />
          ))}
        </RadioGroup>
      </FormControl>
      {kind === 'fk_vendedor' ? (
        <ReferenceInput source="fk_vendedor" />
      ) : (
        <>
          <ReferenceInput
            source="fk_usuario_beneficiario"
            // Empty until an administrator is chosen.
            filter={{ fk_usuario: fk_usuario ?? 0, estado_neq: 'I' }}
            sort={{ field: 'nombre', order: 'ASC' }}
            isRequired
          />
          {refusal && (
            <FormHelperText error>
              <ValidationError error={refusal} />
            </FormHelperText>
          )}
        </>
      )}
    </>
  );
}
