import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useTranslateLabel } from 'ra-core';
import type { Nomina } from '../../../contract/nomina';
import { formatMoney } from '../../format/money';
import { fullName } from '../../format/text';
import { HistorialButton } from '../../ui/HistorialButton';
import { sectionPath } from '../../ui/sectionPath';
import type { Columna } from '../../ui/Tabla';
import { Comprobante } from './Comprobante';
import { cuentaOf } from './cuenta';

/** The columns of the list, by the labels of the section (SPEC 2: Payroll list). */
export const useNominaColumns = (onUploaded: () => void): Columna<Nomina>[] => {
  const translateLabel = useTranslateLabel();
  const labelOf = (source: keyof Nomina) => String(translateLabel({ source, resource: 'nomina' }));

  return [
    { label: labelOf('id'), cell: ({ id }) => id, isWhole: true },
    { label: labelOf('usuario'), cell: ({ usuario }) => fullName(usuario), card: 'title' },
    { label: labelOf('fecha'), cell: ({ fecha }) => fecha, isWhole: true },
    { label: labelOf('cuenta_bancaria'), cell: (nomina) => cuentaOf(nomina.cuenta_bancaria, nomina.usuario) },
    { label: labelOf('total'), cell: ({ total }) => formatMoney(total), isNumeric: true, card: 'value' },
    {
      label: labelOf('comprobante'),
      card: 'action',
      cell: ({ id, comprobante }) => (
        <Comprobante resource="nomina" id={id} paths={comprobante} onUploaded={onUploaded} />
      ),
    },
    {
      label: labelOf('detalle_nominas'),
      card: 'action',
      cell: ({ id }) => (
        <>
          <Link component={LinkBase} to={sectionPath('nomina', 'planilla', id)}>
            Abrir
          </Link>
          <Box component="span" sx={{ ml: { sm: 1 }, displayPrint: 'none' }}>
            <HistorialButton target="nomina" id={id} />
          </Box>
        </>
      ),
    },
  ];
};
