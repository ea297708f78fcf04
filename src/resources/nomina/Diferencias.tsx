import Typography from '@mui/material/Typography';
import { ListContextProvider, useGetResourceLabel, useList } from 'ra-core';
import { formatExact } from '../../format/money';
import { DataTable } from '../../ui/list/DataTable';
import type { Semana } from './semanasProvider';

/** What a person sold in a closed week, as it was paid and as it stands now, in cents. */
export interface Diferencia {
  usuario: string;
  suma: number;
  ahora: number;
  diferencia: number;
}

/** What changed in a week since it was paid, to the cent. */
export const Diferencias = ({ rows }: { rows: Semana['diferencias'] }) => {
  const list = useList({
    data: rows.map((row, index) => ({ ...row, diferencia: row.ahora - row.suma, id: index })),
  });
  const title = useGetResourceLabel()('semanas');

  return (
    <>
      <Typography variant="h2" sx={{ mt: 2, mb: 1, fontSize: 16, fontWeight: 600 }}>
        {title}
      </Typography>
      <ListContextProvider value={list}>
        <DataTable<Diferencia & { id: number }> rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="usuario" disableSort />
          <DataTable.Col source="suma" render={({ suma }) => formatExact(suma)} disableSort />
          <DataTable.Col source="ahora" render={({ ahora }) => formatExact(ahora)} disableSort />
          <DataTable.Col
            source="diferencia"
            render={({ diferencia }) => formatExact(diferencia)}
            disableSort
          />
        </DataTable>
      </ListContextProvider>
    </>
  );
};
