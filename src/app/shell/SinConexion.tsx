import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useIsOffline } from 'ra-core';
import { useLocation } from 'react-router-dom';
import type { Venta } from '../../../contract/ventas';
import { sorteoText, vendedorText } from '../../domain/names';
import { keptDrafts } from '../../resources/ventas/keptDrafts';
import { BAR_HEIGHT } from '../../ui/page/barHeight';
import { sectionPath } from '../../ui/page/sectionPath';
import { useUsuarioActual } from '../../ui/page/usuarioActual';

interface SinConexionProps {
  /** The server has not answered since the start, whatever the network says. */
  isAway: boolean;
}

/** Says that the network is gone, as long as it is; below what an action answers, which stays in sight as well. */
export const SinConexion = ({ isAway }: SinConexionProps) => {
  const isOffline = useIsOffline() || isAway;

  return (
    <>
      {/* Here from the start: what comes into it later is read aloud. */}
      <Box role="status" sx={{ position: 'sticky', top: BAR_HEIGHT + 8, zIndex: 1, displayPrint: 'none' }}>
        {isOffline && (
          <Alert severity="warning" role="none" sx={{ mb: 2 }}>
            Sin conexión. Lo que escribe se conserva; se enviará cuando usted guarde con conexión.
          </Alert>
        )}
      </Box>
      <KeptDrafts isOffline={isOffline} />
    </>
  );
};

/** With which drafts one can go on meanwhile; thereafter, which of them hold rows that never left. */
const KeptDrafts = ({ isOffline }: { isOffline: boolean }) => {
  const { id } = useUsuarioActual();
  const { pathname } = useLocation();
  const drafts = keptDrafts(id).filter(
    // What is open sends its own.
    ({ venta, isUnsent }) => (isOffline || isUnsent) && pathOf(venta) !== pathname,
  );
  if (drafts.length === 0) return null;

  return (
    <Alert severity="info" role="none" sx={{ mb: 2, displayPrint: 'none' }}>
      <AlertTitle>{isOffline ? KEPT : UNSENT}</AlertTitle>
      {drafts.map(({ venta, isUnsent }) => (
        <Link key={venta.id} component={LinkBase} to={pathOf(venta)} sx={{ display: 'block', py: 0.5 }}>
          {textOf(venta)}
          {isOffline && isUnsent && ' (con filas sin enviar)'}
        </Link>
      ))}
    </Alert>
  );
};

const KEPT = 'Borradores en este equipo';
const UNSENT = 'Quedaron filas sin enviar en este equipo: abra el borrador para enviarlas';

const pathOf = ({ id }: Venta) => sectionPath('ventas', 'edit', id);

const textOf = ({ id, fecha, sorteo, vendedor }: Venta) =>
  [`Venta ${id}`, fecha, sorteo && sorteoText(sorteo), vendedor && vendedorText(vendedor)]
    .filter(Boolean)
    .join(' · ');
