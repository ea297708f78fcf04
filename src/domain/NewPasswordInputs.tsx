import { PasswordInput } from 'react-admin';

/** Its label has room before the button that shows the password. */
const WIDE = { gridColumn: '1 / -1' };

export const NewPasswordInputs = () => (
  <>
    <PasswordInput source="new_password" autoComplete="new-password" sx={WIDE} />
    <PasswordInput source="confirmation_password" autoComplete="new-password" sx={WIDE} />
  </>
);
