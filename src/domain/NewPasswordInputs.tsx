import { PasswordInput } from 'react-admin';

export const NewPasswordInputs = () => (
  <>
    <PasswordInput source="new_password" autoComplete="new-password" />
    <PasswordInput source="confirmation_password" autoComplete="new-password" />
  </>
);
