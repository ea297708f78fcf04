import { RestCreate } from '../../ui/RestCreate';
import { useVendedorSchema } from './useVendedorSchema';
import { VendedorFields } from './VendedorFields';

const NEW = {
  codigo: '',
  nombre: '',
  apellido: '',
  cedula: '',
  telefono: '',
  direccion: '',
  fk_usuario: '',
  porcentaje: '',
  cuenta_bancaria: '',
  estado: 'A',
};

export default function VendedorCreate() {
  return (
    <RestCreate
      title="Nuevo promotor"
      schema={useVendedorSchema()}
      defaultValues={NEW}
      done="Promotor creado"
    >
      <VendedorFields />
    </RestCreate>
  );
}
