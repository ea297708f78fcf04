import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FilaPremios } from '../../../contract/planillas';
import { EstadoPremio } from '../../../contract/premios';
import { isCounted } from '../../../contract/rest';
import { wordText } from '../../format/text';
import { MoneyField } from '../../ui/fields/MoneyField';
import { DataTable } from '../../ui/list/DataTable';
import { ReportTable } from '../../ui/report/ReportTable';
import { addUp } from '../../ui/report/sums';

/** The foot of the sheet: how many premios are in each state, and their values. */
export const Estados = ({ filas, children }: { filas: readonly FilaPremios[]; children: ReactNode }) => (
  <Box component="section" sx={{ maxWidth: 480, mt: 3, breakInside: 'avoid' }}>
    {filas.length > 0 && (
      <ReportTable
        label="Premios por estado"
        rows={estadosOf(filas).map((estado) => {
          const own = filas.filter((fila) => fila.estado === estado);

          return { estado, conteo: own.length, ...addUp(own, 'valor') };
        })}
        sumsOf={(rows) => addUp(rows.filter(isCounted), 'conteo', 'valor')}
      >
        <DataTable.Col<FilaPremios>
          source="estado"
          render={({ estado }) => wordText(estado)}
          data-card="title"
        />
        <DataTable.Col source="conteo" />
        <DataTable.Col source="valor" field={MoneyField} />
      </ReportTable>
    )}
    {!filas.every(isCounted) && (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Lo anulado y lo rechazado no entra en el TOTAL
      </Typography>
    )}
    {children}
  </Box>
);

/** In the order of a premio's life, those that occur. */
const estadosOf = (filas: readonly FilaPremios[]): string[] => {
  const found = new Set(filas.map(({ estado }) => estado));
  const known = EstadoPremio.options.filter((estado) => found.has(estado));

  return [...new Set<string>([...known, ...found])];
};
