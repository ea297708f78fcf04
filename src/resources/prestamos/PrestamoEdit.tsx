import { type Prestamo, PrestamoInput } from '../../../contract/prestamos';
import { Anular } from '../../ui/Anular';
import { centsOf } from '../../ui/columns';
import { RestEdit } from '../../ui/RestEdit';
import { useMovimientoSchema } from '../../ui/useMovimientoSchema';
import { Abonos } from './Abonos';
import { estadoWords } from './estadosPrestamo';
import { PrestamoFields } from './PrestamoFields';
import { PrestamoResumen } from './PrestamoResumen';

export default function PrestamoEdit() {
  return (
    <RestEdit<Prestamo>
      title={({ id }) => `Préstamo ${id}`}
      schema={useMovimientoSchema(PrestamoInput)}
      done="Préstamo actualizado"
      estados={estadoWords}
      closed={(prestamo) => {
        const why = whyClosed(prestamo);

        return (
          why && (
            <>
              {why}
              <PrestamoResumen prestamo={prestamo} />
            </>
          )
        );
      }}
      actions={(prestamo) => (
        <Anular record={prestamo} title={`Anular préstamo ${prestamo.id}`} done="Préstamo anulado" />
      )}
      tabs={(prestamo) => [{ label: 'Abonos', content: <Abonos prestamo={prestamo} /> }]}
    >
      <PrestamoFields />
    </RestEdit>
  );
}

/** What was paid back stands on the loan as it is: to change or annul it, its abonos are annulled first. */
const whyClosed = ({ estado, abonado, motivo_anulacion }: Prestamo): string | false => {
  if (estado === 'X') return `El préstamo está anulado. Motivo: ${motivo_anulacion}`;
  if (estado === 'P') return 'El préstamo está pagado.';

  return (
    centsOf(abonado) > 0 &&
    'El préstamo ya tiene abonos: para cambiarlo o anularlo, anule primero sus abonos.'
  );
};
