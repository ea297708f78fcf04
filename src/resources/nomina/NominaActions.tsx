import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'ra-core';
import type { Nomina } from '../../../contract/nomina';
import { HistoryButton } from '../../ui/history/HistoryButton';
import { sectionPath } from '../../ui/page/sectionPath';
import { Pagados } from './Pagados';

/** The way to the sheet of a nomina, how many are paid, and its history. */
export const NominaActions = () => {
  const nomina = useRecordContext<Nomina>();
  if (!nomina) return null;

  return (
    <>
      <Link component={LinkBase} to={sectionPath('nomina', 'planilla', nomina.id)}>
        Abrir
      </Link>
      <Pagados nomina={nomina} />
      <Box component="span" sx={{ ml: { sm: 1 }, displayPrint: 'none' }}>
        <HistoryButton />
      </Box>
    </>
  );
};
