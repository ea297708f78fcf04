import Box from '@mui/material/Box';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useUpdate,
} from 'ra-core';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { filesProofCall, proofCall } from '../../../contract/comprobantes';
import { useSectionOptions } from '../../section/useSectionOptions';
import { FormDialog } from '../../ui/form/dialogs/FormDialog';
import { Facts } from '../../ui/form/record/RecordFacts';
import { contractResolver } from '../../ui/form/validation/contractResolver';
import { MultilineInput } from '../../ui/inputs/MultilineInput';
import { PicturesInput } from '../../ui/inputs/PicturesInput';
import { useUploadProgress } from '../../ui/inputs/useUploadProgress';

interface ReplaceProofDialogProps {
  id: number;
  version?: number;
  onClose: () => void;
}

const EMPTY = { files: [], comprobante: '', motivo: '' };

export default function ReplaceProofDialog({ id, version, onClose }: ReplaceProofDialogProps) {
  const resource = useResourceContext() ?? '';
  // The API stores these with the answer, the others before.
  const byFiles = filesProofCall(resource);
  const sendsFiles = byFiles !== undefined;
  const resolver = useMemo(() => (byFiles ? contractResolver(byFiles.body, {}) : ofRecord), [byFiles]);
  const [update] = useUpdate();
  const record = useRecordContext();
  const name = String(useGetRecordRepresentation(resource)(record));
  const { progress, upload, stop } = useUploadProgress();
  const send = (values: object) =>
    upload((meta) =>
      update(
        'comprobantes',
        { id, data: { ...values, version }, meta: { resource, ...meta } },
        { returnPromise: true },
      ),
    );

  return (
    <ResourceContextProvider value="comprobantes">
      <FormDialog
        title="Cambiar comprobante"
        text={
          <>
            <ResourceContextProvider value={resource}>
              <RecordContextProvider value={record}>
                <Replaced />
              </RecordContextProvider>
            </ResourceContextProvider>
            Los valores no cambian, y el comprobante anterior queda en el historial
          </>
        }
        done={`Comprobante cambiado: ${name}`}
        record={EMPTY}
        resolver={resolver}
        send={send}
        onStop={sendsFiles ? stop : undefined}
        onClose={onClose}
      >
        <PicturesInput
          source={sendsFiles ? 'files' : 'comprobante'}
          label={false}
          holdsFiles={sendsFiles}
          progress={sendsFiles ? progress : undefined}
        />
        <MultilineInput
          source="motivo"
          autoComplete="off"
          slotProps={{ htmlInput: { 'aria-required': true } }}
        />
      </FormDialog>
    </ResourceContextProvider>
  );
}

/** Whose proof it is, with its picture. */
const Replaced = () => {
  const { fields, facts } = useSectionOptions();
  const sources = facts.filter((source) => source === 'comprobante' || fields[source]?.kind !== 'pictures');

  return (
    <Box sx={{ mb: 1.5, '&& img': { maxHeight: 160 } }}>
      <Facts sources={sources} />
    </Box>
  );
};

const ofRecord = contractResolver(z.pick(proofCall('').body, { comprobante: true, motivo: true }), {});
