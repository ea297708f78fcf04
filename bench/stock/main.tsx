import { Admin, type RaRecord, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { GastoCreate, GastoEdit, GastoList } from './gastos';
import { MovimientoList } from './movimientos';
import { PremioList } from './premios';
import { authProvider, dataProvider } from './providers';

const fullName = ({ nombre, apellido }: RaRecord) => `${nombre} ${apellido}`;

/** A plain react-admin app on the same API, as the baseline. */
const Stock = () => (
  <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth disableTelemetry>
    <Resource name="gastos" list={GastoList} create={GastoCreate} edit={GastoEdit} />
    <Resource name="movimientos" list={MovimientoList} />
    <Resource name="premios" list={PremioList} />
    <Resource name="usuarios" recordRepresentation={fullName} />
    <Resource name="vendedores" recordRepresentation={fullName} />
    <Resource name="sorteos" recordRepresentation="nombre" />
  </Admin>
);

const container = document.getElementById('root');
if (container) createRoot(container).render(<Stock />);
