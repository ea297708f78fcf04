import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useRecordContext } from 'ra-core';
import type { Nomina } from '../../../contract/nomina';
import { sectionPath } from '../../ui/section/sectionPath';
import { PAGAR } from './comprobante/turno';

/** How many people are paid, if the host counts them; leads to the next one. */
export const Pagados = () => {
  const { id, lineas, pagados } = useRecordContext<Nomina>() ?? {};
  if (!lineas || pagados === undefined) return null;
  const text = `${pagados}/${lineas} pagados`;

  return pagados < lineas ? (
    <Link
      component={LinkBase}
      to={sectionPath('nomina', 'planilla', id)}
      state={PAGAR}
      title="Pagar a la siguiente persona"
      sx={BESIDE}
    >
      {text}
    </Link>
  ) : (
    <Typography component="span" variant="inherit" color="success.main" sx={BESIDE}>
      ✓ {text}
    </Typography>
  );
};

const BESIDE = { ml: { sm: 1.5 }, whiteSpace: 'nowrap' };
