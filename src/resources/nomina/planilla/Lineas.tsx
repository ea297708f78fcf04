import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import { ResourceContextProvider, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { payDoubtOf } from '../../../../contract/dudas';
import type { DetalleRecord } from '../../../dataProvider/nomina';
import { formatExact, formatMoney } from '../../../format/money';
import { fullName } from '../../../format/text';
import { State } from '../../../ui/base/State';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { addUp } from '../../../ui/report/sums';
import { DataTable } from '../../../ui/table/DataTable';
import { RowsTable } from '../../../ui/table/RowsTable';
import { RecordMenu } from '../../../views/RecordMenu';
import { Comprobante } from '../comprobante/Comprobante';

/** SPEC 2.26: the lines of a nomina, with the exact sum. */
export const Lineas = ({ lines }: { lines: readonly DetalleRecord[] }) => (
  <ResourceContextProvider value="detalle_nominas">
    <RowsTable rows={lines} sums={addUp(lines, 'total')} empty={<Empty />}>
      <DataTable.Col
        source="id"
        headingName="Número"
        render={(line: DetalleRecord) => lines.indexOf(line) + 1}
      />
      <DataTable.Col source="usuario" field={PersonaDeLineaField} />
      <DataTable.Col source="cuenta" />
      <DataTable.Col source="total" />
      <DataTable.Col
        source="suma"
        render={({ suma }: DetalleRecord) => (suma > 0 ? <MoneyField source="suma" /> : '—')}
      />
      <DataTable.Col source="comprobante">
        <Comprobante />
        <RecordMenu />
      </DataTable.Col>
    </RowsTable>
  </ResourceContextProvider>
);

const Empty = () => <State icon={InboxIcon}>Esta nomina no tiene líneas: TOTAL {formatMoney(0)}</State>;

/** The person, and below the name what explains the TOTAL, which stands alone in its cell. */
const PersonaDeLineaField = () => {
  const line = useRecordContext<DetalleRecord>();
  if (!line) return null;
  const { usuario, descuentos, otros_ingresos, total, media = 0, ajustes = [] } = line;
  const doubt = payDoubtOf(total, media);

  return (
    <>
      {fullName(usuario)}
      {descuentos !== 0 && <Note>Descuentos {formatExact(descuentos)}</Note>}
      <Reasons ajustes={ajustes.filter(({ valor }) => valor < 0)} />
      {otros_ingresos !== 0 && <Note>Otros ingresos {formatExact(otros_ingresos)}</Note>}
      <Reasons ajustes={ajustes.filter(({ valor }) => valor > 0)} />
      {doubt && <Note color="warning.main">{doubt}</Note>}
    </>
  );
};

/** Why differences of earlier weeks are in the amount above. */
const Reasons = ({ ajustes }: { ajustes: NonNullable<DetalleRecord['ajustes']> }) =>
  ajustes.map(({ valor, motivo }) => (
    <Note key={`${valor} ${motivo}`}>
      {formatExact(Math.abs(valor))}: {motivo}
    </Note>
  ));

const Note = ({ color = 'text.secondary', children }: { color?: string; children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block', fontWeight: 400, color }}>
    {children}
  </Box>
);
