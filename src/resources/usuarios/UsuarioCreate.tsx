import { useMemo } from 'react';
import * as z from 'zod/mini';
import { usuariosCalls } from '../../../contract/usuarios';
import { newRecord } from '../../domain/generated/GeneratedCreate';
import { notUsername } from '../../domain/newPassword';
import { Create } from '../../ui/form/Create';
import { Form } from '../../ui/form/Form';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { useSectionOptions } from '../../ui/section/useSectionOptions';
import { UsuarioFields } from './UsuarioFields';

const schema = z
  .omit(usuariosCalls.create.body, { usuarioPrincipal: true, usuarioCreacion: true })
  .check(notUsername('password', ({ username }) => username));

export default function UsuarioCreate() {
  const { id: usuarioCreacion } = useUsuarioActual();
  const { fields } = useSectionOptions();
  const defaultValues = useMemo(() => newRecord(fields), [fields]);

  return (
    <Create transform={(data: object) => ({ ...data, usuarioCreacion })}>
      <Form schema={schema} defaultValues={defaultValues}>
        <UsuarioFields />
      </Form>
    </Create>
  );
}
