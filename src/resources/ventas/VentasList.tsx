import GeneratedList from '../../domain/generated/GeneratedList';
import { EstadoField } from './EstadoField';

/** The generated list, which says of a draft how many rows are to be corrected. */
export default function VentasList() {
  return <GeneratedList cells={CELLS} />;
}

const CELLS = { estado: EstadoField };
