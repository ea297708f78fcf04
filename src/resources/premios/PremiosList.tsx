import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import type { Premio } from '../../../contract/premios';
import { dineroColumn, estadoColumn, sorteoColumn, usuarioColumn, vendedorColumn } from '../../ui/columns';
import { rangoReciente } from '../../ui/RangoFilter';
import { RestList } from '../../ui/RestList';
import type { RestColumn } from '../../ui/RestRows';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { ESTADOS_PREMIO } from './estadosPremio';
import { LoteButtons } from './LoteButtons';
import { type Lote, lotesFor } from './lote';
import { PremiosFilters } from './PremiosFilters';
import { mayCreate } from './pasos';

const LoteDialog = lazy(() => import('./LoteDialog'));

const columns: readonly RestColumn<Premio>[] = [
  { source: 'id', isWhole: true },
  { source: 'fecha', isWhole: true },
  sorteoColumn('fk_sorteo'),
  vendedorColumn('fk_vendedor', { card: 'title' }),
  { source: 'colilla', isWhole: true },
  dineroColumn('valor', { card: 'value' }),
  estadoColumn('estado', ESTADOS_PREMIO),
  usuarioColumn('fk_usuario_revisor'),
  { source: 'fecha_pago', isWhole: true },
];

export default function PremiosList() {
  const usuario = useUsuarioActual();
  const lotes = lotesFor(usuario.role);
  const [lote, setLote] = useState<Lote>();

  return (
    <Box sx={denseStyle}>
      <RestList
        create={mayCreate(usuario) ? 'Nuevo premio' : undefined}
        columns={columns}
        sort={{ field: 'fecha', order: 'DESC' }}
        filterDefaultValues={rangoReciente()}
        filters={<PremiosFilters />}
        bulkActions={lotes.length > 0 ? <LoteButtons lotes={lotes} onChoose={setLote} /> : undefined}
      >
        <Suspense fallback={null}>
          {lote && <LoteDialog lote={lote} onClose={() => setLote(undefined)} />}
        </Suspense>
      </RestList>
    </Box>
  );
}

/** The widest list: closer columns, beside both panels. */
const denseStyle: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.up('sm')]: {
    '& table th, & table td': { px: 1 },
  },
});
