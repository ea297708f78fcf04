import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Venta } from '../../../contract/ventas';
import { sectionPath } from '../../ui/section/sectionPath';

interface NextVentaButtonProps {
  venta: Venta;
  /** So that one key begins the next. */
  isFocused: boolean;
}

/** In place of react-admin's CreateButton: the next slip is of the same day and draw. */
export const NextVentaButton = ({ venta: { fecha, fk_sorteo }, isFocused }: NextVentaButtonProps) => {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);

  return (
    <Button
      ref={ref}
      variant="contained"
      component={LinkBase}
      to={sectionPath('ventas', 'create')}
      state={{ record: { fecha, fk_sorteo } }}
    >
      Nueva venta
    </Button>
  );
};
