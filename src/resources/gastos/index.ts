import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { type Gasto, gastosRest } from '../../../contract/gastos';
import { cajaFields } from '../../domain/caja';
import { choicesOf } from '../../ui/fields/field';
import { defineSection } from '../defineSection';

const tipos = choicesOf({
  arriendo: 'Arriendo',
  servicios: 'Servicios',
  transporte: 'Transporte',
  suministros: 'Suministros',
  publicidad: 'Publicidad',
  otros: 'Otros',
});

export const gastos = defineSection<Gasto>({
  rest: gastosRest,
  label: 'Gastos',
  singular: 'un gasto',
  icon: ReceiptLongIcon,
  help: { '': 'gastos' },
  fields: cajaFields(tipos),
});
