import { useCentavos } from '../../ui/fields/MoneyField';
import { Interruptor } from './Interruptor';

/** How all tables of the user show money. */
export const Centavos = () => {
  const [isShown, setIsShown] = useCentavos();

  return (
    <Interruptor
      title="Centavos"
      label="Mostrar los centavos en todas las tablas, planillas, reportes y tarjetas"
      checked={isShown}
      onChange={setIsShown}
    />
  );
};
