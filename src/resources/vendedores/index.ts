import StorefrontIcon from '@mui/icons-material/Storefront';
import { type Vendedor, vendedoresRest } from '../../../contract/vendedores';
import { administrador, enabled } from '../../domain/fields';
import { vendedorText } from '../../domain/names';
import { fullName } from '../../format/text';
import { personText } from '../../ui/fields/cellOf';
import { id, percent, text } from '../../ui/fields/field';
import { defineSection } from '../defineSection';

export const vendedores = defineSection<Vendedor>({
  rest: vendedoresRest,
  label: 'Promotores',
  singular: 'un promotor',
  icon: StorefrontIcon,
  help: { '': 'promotores#promotores' },
  recordRepresentation: fullName,
  offers: {
    text: vendedorText,
    sort: { field: 'codigo', order: 'ASC' },
    filter: { estado: 'A' },
    within: 'fk_usuario',
  },
  fields: {
    id: id(),
    codigo: text('Código'),
    cedula: text('Cédula', { inputMode: 'numeric', digits: 10, inList: false }),
    nombre: text('Nombre', {
      heading: 'Promotor',
      format: (_nombre, vendedor) => personText(vendedor),
      card: 'title',
    }),
    apellido: text('Apellido', { inList: false }),
    fk_usuario: administrador(),
    porcentaje: percent('Porcentaje de comisión', { heading: '%' }),
    telefono: text('Teléfono', { inputMode: 'tel' }),
    cuenta_bancaria: text('Cuenta bancaria', { inList: false }),
    direccion: text('Dirección', { inList: false }),
    estado: enabled,
  },
});
