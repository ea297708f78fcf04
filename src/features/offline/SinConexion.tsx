import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useIsOffline, useResourceDefinitions } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { BAR_HEIGHT } from '../../ui/page/barHeight';
import type { Slots } from '../../ui/section/slots';
import type { SectionOptions } from '../../ui/section/useSectionOptions';

/** Reports a lost network or slow server, and lists the drafts in this browser. */
export const SinConexion = ({ unanswered }: Slots['banner']) => {
  const isOffline = useIsOffline() || unanswered === 'offline';
  const text = isOffline ? OFFLINE : unanswered && SLOW;

  return (
    <>
      {/* Present from the start: text that is added later is read aloud. */}
      <Box role="status" sx={{ position: 'sticky', top: BAR_HEIGHT + 8, zIndex: 1, displayPrint: 'none' }}>
        {text && (
          <Alert severity="warning" role="none" sx={{ mb: 2 }}>
            {text}
          </Alert>
        )}
      </Box>
      <KeptDrafts isOffline={text !== undefined} />
    </>
  );
};

const OFFLINE = 'Sin conexión. Lo que escribe se conserva; se enviará cuando usted guarde con conexión.';
const SLOW = 'El servidor tarda en responder. Puede seguir: lo que escribe se conserva.';

/** Offline: all drafts. Online: drafts with unsent rows. */
const KeptDrafts = ({ isOffline }: { isOffline: boolean }) => {
  const { id } = useUsuarioActual();
  const { pathname } = useLocation();
  const drafts = Object.values(useResourceDefinitions<SectionOptions>())
    .flatMap(({ options }) => options?.kept?.drafts(id) ?? [])
    // The open draft sends its rows itself.
    .filter(({ to, isUnsent }) => (isOffline || isUnsent) && to !== pathname);
  if (drafts.length === 0) return null;

  return (
    <Alert severity="info" role="none" sx={{ mb: 2, displayPrint: 'none' }}>
      <AlertTitle>{isOffline ? KEPT : UNSENT}</AlertTitle>
      {drafts.map(({ to, text, isUnsent }) => (
        <Link key={to} component={LinkBase} to={to} sx={{ display: 'block', py: 0.5 }}>
          {text}
          {isOffline && isUnsent && ' (con filas sin enviar)'}
        </Link>
      ))}
    </Alert>
  );
};

const KEPT = 'Borradores en este equipo';
const UNSENT = 'Quedaron filas sin enviar en este equipo: abra el borrador para enviarlas';
