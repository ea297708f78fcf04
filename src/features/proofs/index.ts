import { comprobantesCalls, proofCall } from '../../../contract/comprobantes';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';
import { defineResource } from '../../ui/section/defineResource';
import type { Feature } from '../../ui/section/Feature';
import { ReplaceProofButton } from './ReplaceProofButton';

/** `update` replaces the proof of a record of `meta.resource`; those of payments go as files. */
const provider = (http: Http): ResourceProvider => ({
  async update({ id, data, meta: { resource, onProgress } }) {
    const params = { id };
    const { files = [], motivo, comprobante, version } = data;
    const payment = { body: { files, motivo }, params, onProgress };
    if (resource === 'nomina') await http(comprobantesCalls.nomina, payment);
    else if (resource === 'detalle_nominas') await http(comprobantesCalls.line, payment);
    else await http(proofCall(resource), { body: { comprobante, motivo, version }, params });

    return { data: { id } };
  },
});

export const proofs: Feature = {
  resources: [defineResource({ name: 'comprobantes', history: false, provider })],
  slots: { recordActions: ReplaceProofButton },
};
