import { TIPOS_GASTO } from '../../../contract/gastos';
import { CajaList } from '../../ui/caja/CajaList';

export default function GastosList() {
  return <CajaList create="Nuevo gasto" tipos={TIPOS_GASTO} />;
}
