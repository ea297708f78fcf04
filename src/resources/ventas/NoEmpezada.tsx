import Button from '@mui/material/Button';
import { LinkBase } from 'ra-core';
import { Aviso } from '../../ui/Aviso';
import { sectionPath } from '../../ui/sectionPath';

/** What only one live venta may bear. */
export interface Clave {
  fecha: string;
  fk_sorteo: number | '';
  fk_vendedor: number | '';
}

interface NoEmpezadaProps {
  error: Error;
  clave: Clave;
}

/** Why the draft was refused; where there is one already, the way to it. */
export const NoEmpezada = ({ error, clave: { fecha, ...others } }: NoEmpezadaProps) => {
  const filter = JSON.stringify({ ...others, fecha_gte: fecha, fecha_lte: fecha });
  const isThere = 'status' in error && error.status === 409;

  return (
    <Aviso
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
    </Aviso>
  );
};
