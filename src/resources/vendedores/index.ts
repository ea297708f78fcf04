import StorefrontIcon from '@mui/icons-material/Storefront';
import { type Vendedor, vendedoresRest } from '../../../contract/vendedores';
import { vendedorText } from '../../domain/names';
import { fullName, personText } from '../../format/text';
import { defineSection } from '../defineSection';

export const vendedores = defineSection<Vendedor>(vendedoresRest, {
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
  fields: { nombre: { format: (_nombre, vendedor) => personText(vendedor) } },
});
