import { TIPOS_INGRESO } from '../../../contract/ingresos';
import { CajaList } from '../../ui/caja/CajaList';

export default function IngresosList() {
  return <CajaList create="Nuevo ingreso" tipos={TIPOS_INGRESO} />;
}
