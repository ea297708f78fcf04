import StorefrontIcon from '@mui/icons-material/Storefront';
import { vendedoresRest } from '../../../contract/vendedores';
import { vendedorText } from '../../domain/names';
import { fullName, personText } from '../../format/text';
import { defineSection } from '../defineSection';

export const vendedores = defineSection(vendedoresRest, {
  label: 'Promotores',
  icon: StorefrontIcon,
  help: { '': 'promotores#promotores' },
  recordRepresentation: fullName,
  asChoice: {
    label: vendedorText,
    sort: { field: 'codigo', order: 'ASC' },
    filter: { estado: 'A' },
    narrowedBy: 'fk_usuario',
  },
  list: ['id', 'codigo', { nombre: 'Promotor' }, 'fk_usuario', { porcentaje: '%' }, 'telefono', 'estado'],
  filters: ['q', 'fk_usuario', 'estado'],
  form: [
    'codigo',
    'cedula',
    'nombre',
    'apellido',
    'fk_usuario',
    'porcentaje',
    'telefono',
    'cuenta_bancaria',
    'direccion',
    { estado: 'A' },
  ],
  card: { title: 'nombre' },
  fields: {
    cedula: { digits: 10 },
    nombre: { format: (_nombre, vendedor) => personText(vendedor) },
    telefono: { inputMode: 'tel' },
  },
});
