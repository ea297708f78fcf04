import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'ra-core';
import type { Nomina } from '../../../contract/nomina';
import { useIsPhone } from '../../ui/filters/places';
import { Slot } from '../../ui/layout/Slot';
import { sectionPath } from '../../ui/section/sectionPath';
import { Pagados } from './planilla/Pagados';

/** The way to the sheet of a nomina, how many are paid where its card does not say so, and its history. */
export const NominaActions = () => {
  const nomina = useRecordContext<Nomina>();
  const isPhone = useIsPhone();
  if (!nomina) return null;

  return (
    <>
      <Link component={LinkBase} to={sectionPath('nomina', 'planilla', nomina.id)}>
        Abrir
      </Link>
      {!isPhone && <Pagados />}
      <Box component="span" sx={{ ml: { sm: 1 }, displayPrint: 'none' }}>
        <Slot name="recordActions" />
      </Box>
    </>
  );
};
