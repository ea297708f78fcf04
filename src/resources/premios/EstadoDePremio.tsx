import { EstadoPremio, type Premio } from '../../../contract/premios';
import { EstadoChip } from '../../ui/EstadoChip';
import { ESTADOS_PREMIO } from './estadosPremio';

/** The state of a premio in words. */
export const EstadoDePremio = ({ premio: { estado } }: { premio: Pick<Premio, 'estado'> }) => {
  const { data } = EstadoPremio.safeParse(estado);

  return <EstadoChip {...(data ? ESTADOS_PREMIO[data] : { label: estado })} />;
};
