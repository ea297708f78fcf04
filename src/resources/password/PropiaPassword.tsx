import Stack from '@mui/material/Stack';
import { useUpdate } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { GuardarButton } from '../../ui/GuardarButton';
import { NewPasswordFields, type NewPasswordValues } from '../../ui/NewPasswordFields';
import { Page } from '../../ui/Page';
import { TextInput } from '../../ui/TextInput';
import { useAction } from '../../ui/useAction';
import { useUsuarioActual } from '../../ui/usuarioActual';

interface Values extends NewPasswordValues {
  current_password: string;
}

const EMPTY: Values = { current_password: '', new_password: '', confirmation_password: '' };

/** The user of the session changes the own password, knowing the old one (SPEC 6). */
export default function PropiaPassword() {
  const { id } = useUsuarioActual();
  const { aviso, isBusy, run } = useAction();
  const [update] = useUpdate();
  const form = useForm<Values>({ defaultValues: EMPTY });

  const save = form.handleSubmit((data) =>
    run((callbacks) => void update('password', { id, data }, callbacks), {
      done: 'Contraseña actualizada',
      onSuccess: () => form.reset(EMPTY),
    }),
  );

  return (
    <Page title="Cambiar contraseña">
      {aviso}
      <FormProvider {...form}>
        <Stack component="form" noValidate onSubmit={save} spacing={2} sx={{ maxWidth: 360, pt: 1 }}>
          <TextInput
            control={form.control}
            name="current_password"
            label="Contraseña actual"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            required="Escriba su contraseña actual"
            deps={['new_password']}
          />
          <NewPasswordFields old={() => form.getValues('current_password')} />
          <div>
            <GuardarButton isBusy={isBusy} />
          </div>
        </Stack>
      </FormProvider>
    </Page>
  );
}
