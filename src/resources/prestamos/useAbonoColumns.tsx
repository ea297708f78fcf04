import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { LinkBase, useTranslateLabel } from 'ra-core';
import type { Abono } from '../../../contract/prestamos';
import { formatMoney } from '../../format/money';
import { Anular } from '../../ui/Anular';
import { centsOf } from '../../ui/columns';
import { EstadoChip } from '../../ui/EstadoChip';
import { HistorialButton } from '../../ui/HistorialButton';
import { sectionPath } from '../../ui/sectionPath';
import type { Columna } from '../../ui/Tabla';

/** The columns of a loan's abonos. */
export const useAbonoColumns = (): Columna<Abono>[] => {
  const translateLabel = useTranslateLabel();
  const labelOf = (source: keyof Abono) => String(translateLabel({ source, resource: 'abonos' }));

  return [
    { label: labelOf('fecha'), cell: ({ fecha }) => fecha, isWhole: true, card: 'title' },
    {
      label: labelOf('valor'),
      cell: ({ valor }) => formatMoney(centsOf(valor)),
      isNumeric: true,
      card: 'value',
    },
    { label: labelOf('origen'), cell: (abono) => <Origen abono={abono} /> },
    { label: labelOf('estado'), cell: (abono) => <Estado abono={abono} /> },
    {
      label: 'Acciones',
      isUnlabelled: true,
      card: 'action',
      cell: (abono) => (
        <Stack direction="row" sx={{ justifyContent: { sm: 'flex-end' }, displayPrint: 'none' }}>
          {abono.estado === 'A' && (
            <Anular
              record={abono}
              title={`Anular abono del ${abono.fecha}`}
              text="El saldo del préstamo vuelve a subir."
              done="Abono anulado"
            />
          )}
          <HistorialButton target="abonos" id={abono.id} />
        </Stack>
      ),
    },
  ];
};

const Origen = ({ abono: { origen, fk_nomina } }: { abono: Abono }) =>
  origen === 'NOMINA' && fk_nomina !== null ? (
    <Link component={LinkBase} to={sectionPath('nomina', 'planilla', fk_nomina)}>
      Nomina {fk_nomina}
    </Link>
  ) : (
    'Caja'
  );

const Estado = ({ abono: { estado, motivo_anulacion } }: { abono: Abono }) =>
  estado === 'X' ? (
    <>
      <EstadoChip label="Anulado" color="error" /> {motivo_anulacion}
    </>
  ) : (
    <EstadoChip label="Vigente" />
  );
