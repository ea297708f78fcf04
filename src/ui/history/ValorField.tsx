import { type RaRecord, useReference } from 'ra-core';
import type { Sorteo } from '../../../contract/sorteos';
import type { Usuario } from '../../../contract/usuarios';
import type { Vendedor } from '../../../contract/vendedores';
import { fullName } from '../../format/text';
import { sorteoText } from './nombres';
import { valorText } from './valorText';

interface ValorFieldProps {
  campo: string;
  valor: string;
  estados: Readonly<Record<string, string>>;
}

/** What a field held before or after a change: an id by the name that it stands for. */
export const ValorField = ({ campo, valor, estados }: ValorFieldProps) => {
  const id = Number(valor);
  if (!campo.startsWith('fk_') || !id) return valorText(campo, valor, estados);
  if (campo === 'fk_vendedor') return <Nombre<Vendedor> reference="vendedores" id={id} text={fullName} />;
  if (campo === 'fk_sorteo') return <Nombre<Sorteo> reference="sorteos" id={id} text={sorteoText} />;
  if (campo.startsWith('fk_usuario')) return <Nombre<Usuario> reference="usuarios" id={id} text={fullName} />;

  return valor;
};

interface NombreProps<T> {
  reference: string;
  id: number;
  text: (record: T) => string;
}

/** The number alone where the name may not be known. */
const Nombre = <T extends RaRecord>({ reference, id, text }: NombreProps<T>) => {
  const { referenceRecord, isPending } = useReference<T>({ reference, id });
  if (isPending) return '…';

  return referenceRecord ? text(referenceRecord) : `n.º ${id}`;
};
