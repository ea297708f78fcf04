import { CanAccess, RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { Venta } from '../../../contract/ventas';
import { AnnulButton } from '../../ui/action/AnnulButton';
import { PageActions } from '../../ui/page/PageActions';

interface VentaActionsProps {
  /** As it stands now: what is annulled goes out with its lines and version. */
  venta: Venta;
  children?: ReactNode;
}

/** What can be done with a venta that is closed. */
export const VentaActions = ({ venta, children }: VentaActionsProps) => (
  <PageActions>
    <RecordContextProvider value={venta}>
      <CanAccess action="annul">
        <AnnulButton text="La venta deja de contar, y el promotor puede tener otra de ese sorteo y día." />
      </CanAccess>
    </RecordContextProvider>
    {children}
  </PageActions>
);
