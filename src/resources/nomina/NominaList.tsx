import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, type RaRecord, useRecordContext } from 'ra-core';
import type { Nomina } from '../../../contract/nomina';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { recordPath } from '../../section/sectionPath';
import { useIsPhone } from '../../ui/base/useIsPhone';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { ReferenceInput } from '../../ui/inputs/ReferenceInput';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../views/List';
import { RecordMenu } from '../../views/RecordMenu';
import { Comprobante } from './comprobante/Comprobante';
import { PAGAR } from './comprobante/openLine';

const filters = [<DateRangeInput key="fecha" source="fecha" alwaysOn />];
const ownFilters = [...filters, <ReferenceInput key="fk_usuario" source="fk_usuario" alwaysOn />];

/** The API only lists the newest first (SPEC 7.14). */
export default function NominaList() {
  const { api_local } = useUsuarioActual();
  const isPhone = useIsPhone();

  return (
    <List filters={api_local ? ownFilters : filters}>
      <DataTable data-dense>
        <DataTable.Col source="id" disableSort />
        <DataTable.Col source="usuario" disableSort />
        <DataTable.Col source="fecha" disableSort />
        <DataTable.Col source="cuenta" data-line disableSort />
        <DataTable.Col source="total" disableSort />
        {isPhone && (
          <DataTable.Col label="Falta" cardLabel="" disableSort>
            <Falta />
          </DataTable.Col>
        )}
        <DataTable.Col source="comprobante" disableSort>
          <Comprobante />
        </DataTable.Col>
        <DataTable.Col source="detalle_nominas" data-whole disableSort>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: 'max-content' }}>
            <Planilla isPhone={isPhone} />
            <Box component="span" sx={{ ml: 'auto' }}>
              {!isPhone && <Pagar />}
              <RecordMenu />
            </Box>
          </Stack>
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

const sheetOf = ({ id }: RaRecord) => recordPath('nomina', id);

const Planilla = ({ isPhone }: { isPhone: boolean }) => {
  const nomina = useRecordContext<Nomina>();
  if (!nomina) return null;
  const { lineas, pagados } = nomina;
  const isCounted = Boolean(lineas) && pagados !== undefined;

  return (
    <>
      <LinkBase to={sheetOf(nomina)}>Abrir</LinkBase>
      {isCounted && !isPhone && (
        <Box component={LinkBase} to={sheetOf(nomina)} sx={{ color: 'text.secondary' }}>
          {unpaidIn(nomina) === 0 && '✓ '}
          {pagados}/{lineas} pagados
        </Box>
      )}
    </>
  );
};

/** On a card: which payments and proofs are missing. */
const Falta = () => {
  const nomina = useRecordContext<Nomina>();
  if (!nomina) return null;
  const unpaid = unpaidIn(nomina);
  const missing = [
    ...(unpaid > 0 ? [`pagar ${unpaid} de ${nomina.lineas}`] : []),
    ...(nomina.comprobante.length === 0 ? ['el comprobante'] : []),
  ];

  return (
    <>
      {missing.length > 0 ? `Falta ${missing.join(' y ')}` : '✓ Completa'}
      <Pagar />
    </>
  );
};

const Pagar = () => {
  const nomina = useRecordContext<Nomina>();

  return (
    nomina &&
    unpaidIn(nomina) > 0 && (
      <Button
        component={LinkBase}
        to={sheetOf(nomina)}
        state={PAGAR}
        title="Pagar a la siguiente persona"
        sx={{ minWidth: 0 }}
      >
        Pagar
      </Button>
    )
  );
};

/** 0 if the host does not count. */
const unpaidIn = ({ lineas = 0, pagados = lineas }: Nomina) => lineas - pagados;
