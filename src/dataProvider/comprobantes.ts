import { filesProofCall, proofCall } from '../../contract/comprobantes';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** `update` replaces the proof of a record of `meta.resource`; those of payments go as files. */
export const comprobantesProvider = (http: Http): ResourceProvider => ({
  async update({ id, data, meta: { resource, onProgress, signal } }) {
    const params = { id };
    const { files = [], motivo, comprobante, version } = data;
    const byFiles = filesProofCall(resource);
    if (byFiles) await http(byFiles, { body: { files, motivo }, params, onProgress, signal });
    else await http(proofCall(resource), { body: { comprobante, motivo, version }, params });

    return { data: { id } };
  },
});
