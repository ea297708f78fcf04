import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { LinkBase, type RaRecord, useRecordContext } from 'ra-core';
import type { Nomina } from '../../../contract/nomina';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { recordPath } from '../../section/sectionPath';
import { useIsPhone } from '../../ui/base/useIsPhone';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { ReferenceInput } from '../../ui/inputs/ReferenceInput';
import { DataTable } from '../../ui/table/DataTable';
import { visuallyHidden } from '../../ui/theme/tableStyle';
import { List } from '../../views/List';
import { RecordMenu } from '../../views/RecordMenu';
import { Comprobante, usePreloadedDialog } from './comprobante/Comprobante';
import { PAGAR } from './comprobante/openLine';

const filters = [<DateRangeInput key="fecha" source="fecha" alwaysOn />];
const ownFilters = [...filters, <ReferenceInput key="fk_usuario" source="fk_usuario" alwaysOn />];

/** The API only lists the newest first (SPEC 7.14). */
export default function NominaList() {
  const { api_local } = useUsuarioActual();
  const isPhone = useIsPhone();
  usePreloadedDialog();

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
  const { lineas = 0, pagados } = nomina;
  const isCounted = lineas > 0 && pagados !== undefined;

  return (
    <>
      <LinkBase to={sheetOf(nomina)}>Abrir</LinkBase>
      {isCounted && !isPhone && (
        <Box component={LinkBase} to={sheetOf(nomina)} sx={countStyle}>
          <span className="bar" style={{ backgroundSize: `${(100 * pagados) / lineas}% 100%` }} />
          {unpaidIn(nomina) === 0 && '✓ '}
          {pagados}/{lineas}
          <span style={visuallyHidden}> pagados</span>
        </Box>
      )}
    </>
  );
};

/** The figures with their bar. */
const countStyle = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  position: 'relative',
  color: 'text.secondary',
  textDecoration: 'none',
  '& > .bar': {
    display: { sm: 'none', lg: 'inline-block' },
    width: 48,
    height: 6,
    mr: 1,
    verticalAlign: 'middle',
    borderRadius: 3,
    bgcolor: 'divider',
    backgroundImage: `linear-gradient(${palette.success.main} 0 0)`,
    backgroundRepeat: 'no-repeat',
  },
});

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
      <Box sx={{ pt: 1.25, pb: 0.5, '&:empty': { display: 'none' } }}>
        <Pagar />
      </Box>
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
        variant="outlined"
        title="Pagar a la siguiente persona"
        sx={{ minWidth: 0, py: 0 }}
      >
        Pagar
      </Button>
    )
  );
};

/** 0 if the host does not count. */
const unpaidIn = ({ lineas = 0, pagados = lineas }: Nomina) => lineas - pagados;
