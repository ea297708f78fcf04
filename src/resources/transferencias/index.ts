import SyncAltIcon from '@mui/icons-material/SyncAlt';
import { transferenciasAccess } from '../../../contract/transferencias';
import { noDisponible } from '../../ui/noDisponible';
import { defineSection } from '../defineSection';

export const transferencias = defineSection({
  name: 'transferencias',
  label: 'Transferencias internas',
  icon: SyncAltIcon,
  access: transferenciasAccess,
  fields: {},
  screens: {
    '': noDisponible,
    create: noDisponible,
  },
});
