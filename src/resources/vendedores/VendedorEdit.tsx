import type { Vendedor } from '../../../contract/vendedores';
import { fullName } from '../../format/text';
import { RestEdit } from '../../ui/RestEdit';
import { useVendedorSchema } from './useVendedorSchema';
import { VendedorFields } from './VendedorFields';

export default function VendedorEdit() {
  return (
    <RestEdit<Vendedor> title={fullName} schema={useVendedorSchema()} done="Promotor actualizado">
      <VendedorFields />
    </RestEdit>
  );
}
