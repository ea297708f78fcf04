import { useFormContext } from 'react-hook-form';
import { rolLabels } from '../../../contract/roles';
import { FieldRow } from '../../ui/FieldRow';
import { refusalOfPassword } from '../../ui/NewPasswordFields';
import { TextInput } from '../../ui/TextInput';
import { type Option, SelectInput } from './SelectInput';
import { useUsuarioLabel } from './useUsuarioLabel';
import type { UsuarioDraft } from './usuarioDraft';

const ROLES = Object.entries(rolLabels).map(([value, label]) => ({ value, label }));
const ESTADOS = [
  { value: 'A', label: 'Sí' },
  { value: 'I', label: 'No' },
];

interface PersonaFieldsProps {
  isNew?: boolean;
  principales: readonly Option[];
}

/** Who the user is, how they enter, and what they may do. */
export const PersonaFields = ({ isNew, principales }: PersonaFieldsProps) => {
  const { control } = useFormContext<UsuarioDraft>();
  const labelOf = useUsuarioLabel();

  return (
    <>
      <FieldRow>
        <TextInput control={control} name="nombre" label={labelOf('nombre')} required="Escriba el nombre" />
        <TextInput
          control={control}
          name="apellido"
          label={labelOf('apellido')}
          required="Escriba el apellido"
        />
      </FieldRow>
      <FieldRow>
        <TextInput
          control={control}
          name="username"
          label={labelOf('username')}
          required={isNew ? 'Escriba el username' : undefined}
          disabled={!isNew}
        />
        {isNew && (
          <TextInput
            control={control}
            name="password"
            label="Contraseña"
            type="password"
            autoComplete="new-password"
            required="Escriba la contraseña"
            validate={(password, { username }) => refusalOfPassword(password, username)}
          />
        )}
      </FieldRow>
      <FieldRow>
        <SelectInput
          control={control}
          name="rol"
          label={labelOf('rol')}
          options={ROLES}
          required="Elija un rol"
        />
        <SelectInput control={control} name="estado" label={labelOf('estado')} options={ESTADOS} />
      </FieldRow>
      <SelectInput
        control={control}
        name="usuarioPrincipal"
        label={labelOf('usuarioPrincipal')}
        options={principales}
      />
    </>
  );
};
