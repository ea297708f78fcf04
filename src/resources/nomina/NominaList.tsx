import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, type RaRecord, useRecordContext } from 'ra-core';
import type { Nomina } from '../../../contract/nomina';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { sectionPath } from '../../section/sectionPath';
import { PaidMoneyField } from '../../ui/fields/MoneyField';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { ReferenceInput } from '../../ui/inputs/ReferenceInput';
import { useIsPhone } from '../../ui/page/useIsPhone';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../views/List';
import { RecordActions } from '../../views/RecordActions';
import { Comprobante } from './comprobante/Comprobante';
import { PAGAR } from './comprobante/openLine';

const filters = [<DateRangeInput key="fecha" source="fecha" alwaysOn />];
const ownFilters = [...filters, <ReferenceInput key="fk_usuario" source="fk_usuario" alwaysOn />];

/** The API only lists the newest first (SPEC 7). */
export default function NominaList() {
  const { api_local } = useUsuarioActual();
  const isPhone = useIsPhone();

  return (
    <List filters={api_local ? ownFilters : filters} sort={{ field: 'fecha', order: 'DESC' }}>
      <DataTable rowClick={false}>
        <DataTable.Col source="id" linkTo={isPhone ? undefined : sheetOf} disableSort />
        <DataTable.Col source="usuario" linkTo={isPhone ? sheetOf : undefined} disableSort />
        <DataTable.Col source="fecha" disableSort />
        <DataTable.Col source="cuenta" data-line disableSort />
        <DataTable.Col source="total" field={PaidMoneyField} disableSort />
        {isPhone && api_local && (
          <DataTable.Col label="Pagados" disableSort>
            <Pagados />
          </DataTable.Col>
        )}
        <DataTable.Col source="comprobante" disableSort>
          <Comprobante />
        </DataTable.Col>
        <DataTable.Col source="detalle_nominas" disableSort>
          <PlanillaLink />
          {!isPhone && <Pagados />}
          <Box component="span" sx={{ ml: { sm: 1 }, displayPrint: 'none' }}>
            <RecordActions />
          </Box>
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

const sheetOf = ({ id }: Pick<RaRecord, 'id'>) => sectionPath('nomina', 'planilla', id);

const PlanillaLink = () => {
  const nomina = useRecordContext<Nomina>();

  return (
    nomina && (
      <Link component={LinkBase} to={sheetOf(nomina)}>
        Abrir
      </Link>
    )
  );
};

/** Hidden if the host does not count the paid lines. */
const Pagados = () => {
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
