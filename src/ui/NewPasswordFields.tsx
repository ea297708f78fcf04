import { useFormContext } from 'react-hook-form';
import { isUsername, NewPassword } from '../../contract/usuarios';
import { TextInput } from './TextInput';

export interface NewPasswordValues {
  new_password: string;
  confirmation_password: string;
}

interface NewPasswordFieldsProps {
  /** Whose password it is, where that is known: the password must be another text. */
  username?: string;
  /** The password so far, where that is known: the new one must differ. */
  old?: () => string;
  disabled?: boolean;
}

/** A new password, written twice, with its rules; inside a form of NewPasswordValues. */
export const NewPasswordFields = ({ username, old, disabled }: NewPasswordFieldsProps) => {
  const { control } = useFormContext<NewPasswordValues>();
  const refuse = (password: string) =>
    password === old?.()
      ? 'La contraseña nueva debe ser distinta de la actual'
      : refusalOfPassword(password, username);

  return (
    <>
      <TextInput
        control={control}
        name="new_password"
        label="Nueva contraseña"
        type="password"
        autoComplete="new-password"
        required="Escriba la nueva contraseña"
        validate={refuse}
        deps={['confirmation_password']}
        disabled={disabled}
      />
      <TextInput
        control={control}
        name="confirmation_password"
        label="Confirmar contraseña"
        type="password"
        autoComplete="new-password"
        required="Escriba otra vez la nueva contraseña"
        validate={(text, { new_password }) => text === new_password || 'Las contraseñas no coinciden'}
        disabled={disabled}
      />
    </>
  );
};

/** True, or why it cannot be the new password of that user, or of one whose username is not known. */
export const refusalOfPassword = (password: string, username?: string): true | string =>
  username && isUsername(password, username)
    ? 'La contraseña no puede ser el nombre de usuario'
    : (NewPassword.safeParse(password).error?.issues[0]?.message ?? true);
