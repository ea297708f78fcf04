import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import { useRef } from 'react';
import { PasswordInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { usernameTakenCall } from '../../../contract/ocupados';
import { isPersonal } from '../../../contract/roles';
import { usuariosCalls } from '../../../contract/usuarios';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import type { UsuarioRecord } from '../../dataProvider/usuarios';
import { CambiarPasswordButton } from '../../features/users/CambiarPassword';
import { notUsername } from '../../features/users/newPassword';
import { Form } from '../../ui/form/Form';
import { MoneyInput } from '../../ui/inputs/MoneyInput';
import { MultilineInput } from '../../ui/inputs/MultilineInput';
import { ReferenceInput } from '../../ui/inputs/ReferenceInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { TakenText } from '../../ui/inputs/TakenText';
import { Create } from '../../views/Create';
import { Edit } from '../../views/Edit';
import { NewForm } from '../../views/generated/GeneratedCreate';
import { faltantesOf } from './faltantes';
import { VentasSinPagar } from './VentasSinPagar';

const nuevo = z
  .omit(usuariosCalls.create.body, { usuarioPrincipal: true, usuarioCreacion: true })
  .check(notUsername('password', ({ username }) => username));

export const UsuarioCreate = () => {
  const { id: usuarioCreacion } = useUsuarioActual();
  const sent = useRef<UsuarioRecord>(undefined);

  return (
    <Create
      transform={(data: UsuarioRecord) => {
        sent.current = data;

        return { ...data, usuarioCreacion };
      }}
      // The API returns no record.
      warning={() => textOf(sent.current)}
    >
      <NewForm schema={nuevo}>
        <UsuarioFields />
      </NewForm>
    </Create>
  );
};

const textOf = (usuario?: UsuarioRecord) =>
  usuario ? faltantesOf({ ...usuario, principal: usuario.fk_usuario_principal }).join('. ') : '';

const beside = { id: true, usuarioPrincipal: true, usuarioActualizacion: true, version: true } as const;
const escrito = z.omit(usuariosCalls.update.body, beside);

export const UsuarioEdit = () => {
  const { id: usuarioActualizacion } = useUsuarioActual();

  return (
    <Edit
      actions={<CambiarPasswordButton />}
      transform={(data: object) => ({ ...data, usuarioActualizacion })}
    >
      <Form schema={escrito}>
        <UsuarioFields />
      </Form>
    </Edit>
  );
};

/** Username and password are set only once, at creation (SPEC 7.9, SPEC 7.10). */
const UsuarioFields = () => {
  const usuario = useRecordContext();
  const [rol = '', estado, sueldo_fijo] = useWatch({ name: ['rol', 'estado', 'sueldo_fijo'] });
  const isFixed = sueldo_fijo === 'S';

  return (
    <>
      <TextInput source="nombre" isRequired />
      <TextInput source="apellido" isRequired />
      {usuario ? (
        <TextInput source="username" disabled sx={{ gridColumn: '1 / -1' }} />
      ) : (
        <>
          <TextInput
            source="username"
            autoComplete="off"
            isRequired
            helperText={<TakenText source="username" call={usernameTakenCall} />}
          />
          <PasswordInput source="password" autoComplete="new-password" isRequired />
        </>
      )}
      <SelectInput source="rol" isRequired />
      <ReferenceInput
        source="fk_usuario_principal"
        filter={usuario && { id_neq: usuario.id }}
        emptyText="Ninguno"
        helperText={isPersonal(rol) ? undefined : 'Sin efecto: este rol no tiene usuario principal'}
      />
      <SelectInput source="estado" isRequired />
      {usuario && estado === 'I' && <VentasSinPagar fk_usuario={Number(usuario.id)} />}
      <SelectInput source="sueldo_fijo" isRequired />
      <MultilineInput source="cuenta_bancaria" />
      <MoneyInput
        source="valor"
        helperText={isFixed ? 'Sueldo de cada semana, en dólares' : 'Sin efecto: el sueldo no es fijo'}
      />
      <MoneyInput
        source="paga"
        helperText={isFixed ? 'Sin efecto: el sueldo es fijo' : 'Porcentaje de las ventas'}
      />
      <AvisoDeFaltantes />
    </>
  );
};

/** Before the save, and after it while the form is open. */
const AvisoDeFaltantes = () => {
  const [rol, principal, sueldo_fijo, valor, paga] = useWatch({
    name: ['rol', 'fk_usuario_principal', 'sueldo_fijo', 'valor', 'paga'],
  });
  const faltantes = faltantesOf({ rol, principal, sueldo_fijo, valor, paga });

  return (
    faltantes.length > 0 && (
      <Alert role="status" severity="warning">
        {faltantes.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </Alert>
    )
  );
};
