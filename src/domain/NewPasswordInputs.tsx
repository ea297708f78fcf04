import { PasswordInput } from 'react-admin';

/** A new password, written twice. */
export const NewPasswordInputs = () => (
  <>
    <PasswordInput source="new_password" autoComplete="new-password" />
    <PasswordInput source="confirmation_password" autoComplete="new-password" />
  </>
);
