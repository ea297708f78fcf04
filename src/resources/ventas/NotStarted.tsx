import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Notice } from '../../ui/page/Notice';
import { sectionPath } from '../../ui/section/sectionPath';
import type { VentaKey } from './draft/ventaKey';

/** Why the draft was refused; where there is one already, the way to it. */
export const NotStarted = ({ error }: { error: Error }) => {
  const [key] = useState(useFormContext<VentaKey>().getValues());
  const { fecha, fk_sorteo, fk_vendedor } = key;
  const filter = JSON.stringify({ fk_sorteo, fk_vendedor, fecha_gte: fecha, fecha_lte: fecha });
  const isThere = 'status' in error && error.status === 409;

  return (
    <Notice
      severity="error"
      action={
        isThere && (
          <Button
            component={LinkBase}
            to={`${sectionPath('ventas')}?${new URLSearchParams({ filter })}`}
            color="inherit"
          >
            Ver la venta
          </Button>
        )
      }
    >
      {error.message}
    </Notice>
  );
};
