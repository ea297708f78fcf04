import Button from '@mui/material/Button';
import { CanAccess, LinkBase } from 'ra-core';
import { FunctionField, NumberField } from 'react-admin';
import type { Venta } from '../../../contract/ventas';
import { AnnulButton } from '../../ui/dialogs/AnnulButton';
import { MoneyField } from '../../ui/fields/MoneyField';
import { SimpleShowLayout } from '../../ui/fields/SimpleShowLayout';
import { PageActions } from '../../ui/page/PageActions';
import { sectionPath } from '../../ui/section/sectionPath';
import { ColillasTable } from './grid/ColillasTable';
import { VentaFacts } from './VentaFacts';

interface VentaClosedProps {
  venta: Venta;
  isJustClosed: boolean;
}

/** A venta that is only read. */
export const VentaClosed = ({ venta, isJustClosed }: VentaClosedProps) => {
  const { fecha, fk_sorteo, por_corregir } = venta;

  return (
    <>
      <PageActions>
        <CanAccess action="annul">
          <AnnulButton text="La venta deja de contar, y el promotor puede tener otra de ese sorteo y día" />
        </CanAccess>
        <Button
          // One key begins the next slip, of the same day and draw.
          ref={isJustClosed ? focus : undefined}
          variant="contained"
          component={LinkBase}
          to={sectionPath('ventas', 'create')}
          state={{ record: { fecha, fk_sorteo } }}
        >
          Nueva venta
        </Button>
      </PageActions>
      <VentaFacts />
      <SimpleShowLayout>
        <NumberField source="colillas" />
        {por_corregir > 0 && <NumberField source="por_corregir" />}
        <MoneyField source="total" exact />
        <FunctionField<Venta> source="porcentaje" render={({ porcentaje }) => `${porcentaje} %`} />
        <MoneyField source="comision" exact />
      </SimpleShowLayout>
      <ColillasTable venta={venta} />
    </>
  );
};

const focus = (element: HTMLElement | null) => element?.focus();
