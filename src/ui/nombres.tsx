import { FunctionField, type RaRecord, ReferenceField } from 'react-admin';
import type { Sorteo } from '../../contract/sorteos';
import type { Usuario } from '../../contract/usuarios';
import type { Vendedor } from '../../contract/vendedores';
import { fullName } from '../format/text';

/** How a promotor is named where one is chosen. */
export const vendedorText = ({ codigo, ...vendedor }: Pick<Vendedor, 'codigo' | 'nombre' | 'apellido'>) =>
  `${codigo} · ${fullName(vendedor)}`;

/** How a draw is named. */
export const sorteoText = ({ nombre, hora_sorteo }: Pick<Sorteo, 'nombre' | 'hora_sorteo'>) =>
  `${nombre} ${hora_sorteo}`.trim();

interface NombreProps {
  record: RaRecord;
  /** The field that holds the id: 'fk_usuario'. */
  source: string;
}

/** The user that a record names, a dash for none. */
export const NombreUsuario = (props: NombreProps) => (
  <Nombre<Usuario> {...props} reference="usuarios" text={fullName} />
);

/** The promotor that a record names. */
export const NombreVendedor = (props: NombreProps) => (
  <Nombre<Vendedor> {...props} reference="vendedores" text={fullName} />
);

interface ReferenceProps<T extends RaRecord> extends NombreProps {
  reference: string;
  text: (record: T) => string;
}

const Nombre = <T extends RaRecord>({ record, source, reference, text }: ReferenceProps<T>) =>
  record[source] == null ? (
    '—'
  ) : (
    <ReferenceField record={record} source={source} reference={reference} link={false}>
      <FunctionField<T> render={text} />
    </ReferenceField>
  );
