import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import type { Prestamo } from '../../../contract/prestamos';
import { Form } from '../../ui/form/Form';
import { cardWidth } from '../../ui/form/FormCard';
import { RecordFacts } from '../../ui/form/record/RecordFacts';
import { Edit } from '../../views/Edit';
import { GeneratedFields } from '../../views/generated/GeneratedFields';
import { AnnulMenu } from '../../views/PageMenu';
import { Abonos } from './Abonos';

export default function PrestamoEdit() {
  return (
    <Edit menu={<Menu />}>
      <Datos />
      <Abonos />
    </Edit>
  );
}

const Menu = () => !whyClosed(useRecordContext<Prestamo>()) && <AnnulMenu />;

const Datos = () => {
  const why = whyClosed(useRecordContext<Prestamo>());
  if (!why) {
    return (
      <Form>
        <GeneratedFields />
      </Form>
    );
  }

  return (
    <>
      <Alert severity="info" sx={{ mb: 2, maxWidth: cardWidth }}>
        {why}
      </Alert>
      <RecordFacts />
    </>
  );
};

const whyClosed = (prestamo?: Prestamo): string | undefined => {
  if (!prestamo) return undefined;
  const { estado, abonado } = prestamo;
  if (estado === 'P') return 'El préstamo está pagado';

  return abonado > 0
    ? 'El préstamo ya tiene abonos: para cambiarlo o anularlo, anule primero sus abonos'
    : undefined;
};
