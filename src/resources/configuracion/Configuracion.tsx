import Hub from '../../views/Hub';
import { Negocio } from './Negocio';

/** The cards of SPEC 2.9, and below them what is set in place. */
export default function Configuracion() {
  return (
    <>
      <Hub />
      <Negocio />
    </>
  );
}
