import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import { type RaRecord, useRecordContext, useResourceContext } from 'ra-core';
import { lazy, Suspense } from 'react';
import { proofReplacers } from '../../../contract/comprobantes';
import { isAnnulled } from '../../../contract/rest';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { useSectionOptions } from '../../section/useSectionOptions';
import { ActionIcon } from '../../ui/base/ActionIcon';
import { useDialog } from '../../ui/form/useKeptInput';

const ReplaceProofDialog = lazy(() => import('./ReplaceProofDialog'));

interface Proved extends RaRecord<number> {
  comprobante?: string | readonly string[];
  version?: number;
}

/** Not in a section of another host: our own API would change its own record of that id. */
export const useMayReplaceProof = (record?: Proved): boolean => {
  const { role, api_local } = useUsuarioActual();
  const { rest, provider } = useSectionOptions();
  if (!record?.comprobante?.length || isAnnulled(record) || (rest && provider)) return false;

  return proofReplacers.some((one) => one === role) && Boolean(api_local);
};

export const ReplaceProofButton = () => {
  const record = useRecordContext<Proved>();
  const resource = useResourceContext() ?? '';
  const [isOpen, setIsOpen] = useDialog(`Cambiar comprobante ${resource} ${record?.id}`);
  if (!useMayReplaceProof(record) || !record) return null;

  return (
    <>
      <ActionIcon label="Cambiar comprobante" onClick={() => setIsOpen(true)} sx={{ displayPrint: 'none' }}>
        <AddPhotoAlternateIcon />
      </ActionIcon>
      {isOpen && (
        <Suspense fallback={null}>
          <ReplaceProofDialog id={record.id} version={record.version} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
