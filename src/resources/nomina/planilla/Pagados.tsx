import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useRecordContext } from 'ra-core';
import type { Nomina } from '../../../../contract/nomina';
import { sectionPath } from '../../../ui/section/sectionPath';
import { PAGAR } from '../comprobante/siguiente';

/** How many of its people are paid, where the host says so; as long as somebody waits it leads to who is next. */
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
