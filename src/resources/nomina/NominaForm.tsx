import { useMemo } from 'react';
import { SelectInput } from 'react-admin';
import * as z from 'zod/mini';
import { nominaCalls } from '../../../contract/nomina';
import type { Usuario } from '../../../contract/usuarios';
import { fullName } from '../../format/text';
import { Form } from '../../ui/form/Form';
import { ConfirmarNomina } from './ConfirmarNomina';
import { CuentaInput } from './CuentaInput';
import { Inicio } from './inicio';
import { SemanaInputs } from './SemanaInputs';

const schema = z.extend(z.pick(nominaCalls.create.body, { fk_usuario: true, cuenta_bancaria: true }), {
  fecha_inicio: Inicio,
});

/** Administrator, week and account; Guardar asks once more before anything is sent (SPEC 2). */
export const NominaForm = ({ administradores }: { administradores: Usuario[] }) => {
  const [only, ...others] = administradores;
  // Who can choose one administrator only has it chosen already.
  const fk_usuario = only && others.length === 0 ? only.id : '';
  const defaultValues = useMemo(
    () => ({ fk_usuario, fecha_inicio: '', fecha_final: '', cuenta_bancaria: '' }),
    [fk_usuario],
  );

  return (
    <ConfirmarNomina>
      <Form schema={schema} defaultValues={defaultValues}>
        <SelectInput
          source="fk_usuario"
          choices={administradores}
          optionText={fullName}
          autoFocus={others.length > 0}
          sx={{ gridColumn: '1 / -1' }}
          isRequired
        />
        <SemanaInputs autoFocus={others.length === 0} />
        <CuentaInput administradores={administradores} />
      </Form>
    </ConfirmarNomina>
  );
};
