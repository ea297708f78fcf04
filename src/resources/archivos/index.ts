import AttachFileIcon from '@mui/icons-material/AttachFile';
import { archivosAccess } from '../../../contract/archivos';
import { defineSection } from '../defineSection';
import { archivosProvider } from './archivosProvider';

/** Takes the pictures of forms before their record is written; has no screens. */
export const archivos = defineSection({
  name: 'archivos',
  label: 'Archivos',
  icon: AttachFileIcon,
  access: archivosAccess,
  fields: {},
  inMenu: false,
  provider: archivosProvider,
});
