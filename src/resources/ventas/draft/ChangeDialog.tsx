import { useUpdate } from 'ra-core';
import type { Venta } from '../../../../contract/ventas';
import { sorteo, vendedor } from '../../../domain/fields';
import { VendedorInput } from '../../../domain/VendedorInput';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import { date } from '../../../ui/fields/field';
import { contractResolver } from '../../../ui/form/validation/contractResolver';
import { DateInput } from '../../../ui/inputs/DateInput';
import { SorteoDelDiaInput } from '../SorteoDelDiaInput';

interface ChangeDialogProps {
  /** With what was saved, and the version it got. */
  venta: Venta;
  onClose: () => void;
  onDone: () => void;
}

/** Nothing is closed yet: the draft may be of another promotor, day or draw. */
export const ChangeDialog = ({ venta, ...dialog }: ChangeDialogProps) => {
  const [update] = useUpdate<Venta, Error>();

  return (
    <FormDialog
      {...dialog}
      title="Cambiar datos"
      text="Lo escrito se queda en la venta. La comisión pasa a ser la del promotor que elija."
      done="Venta cambiada"
      record={venta}
      resolver={resolver}
      send={(data, callbacks) =>
        void update('ventas', { id: venta.id, data, previousData: venta }, callbacks)
      }
    >
      <DateInput source="fecha" isPast isRequired />
      <SorteoDelDiaInput />
      <div data-wide>
        <VendedorInput fk_usuario={venta.fk_usuario ?? undefined} isRequired />
      </div>
    </FormDialog>
  );
};

const resolver = contractResolver(undefined, {
  fecha: date('Fecha', { isRequired: 'Elija la fecha', isPast: true }),
  fk_sorteo: sorteo('Sorteo', { isRequired: 'Elija un sorteo' }),
  fk_vendedor: vendedor('Promotor', { isRequired: 'Elija un promotor' }),
});
