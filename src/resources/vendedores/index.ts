import StorefrontIcon from '@mui/icons-material/Storefront';
import { lazy } from 'react';
import { type Vendedor, vendedoresAccess } from '../../../contract/vendedores';
import { fullName } from '../../format/text';
import { defineSection } from '../defineSection';

export const vendedores = defineSection<Vendedor>({
  name: 'vendedores',
  label: 'Promotores',
  icon: StorefrontIcon,
  access: vendedoresAccess,
  recordRepresentation: fullName,
  fields: {
    id: 'ID',
    codigo: 'CÓDIGO',
    nombre: 'PROMOTOR',
    fk_usuario: 'ADMINISTRADOR',
    porcentaje: '%',
    telefono: 'TELÉFONO',
    estado: 'HABILITADO',
  },
  screens: {
    '': lazy(() => import('./VendedoresList')),
    create: lazy(() => import('./VendedorCreate')),
    'edit/:id': lazy(() => import('./VendedorEdit')),
  },
});
