import type { Importacion } from '../../contract/importar';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** `meta.section` names the section. A create that `meta.signal` aborts writes nothing. `update` undoes an import. */
export const importacionesProvider = (http: Http): ResourceProvider => ({
  async create({ data, meta: { section, signal, idempotencyKey } }) {
    const { importCall } = await import('../../contract/importar');
    const body = data as Importacion;
    const answer = await http(importCall(section, 'session'), { body, signal, idempotencyKey });

    return { data: { id: section, ...answer } };
  },

  async update({ id, meta: { section } }) {
    const { undoImportCall } = await import('../../contract/importar');
    const answer = await http(undoImportCall(section, 'session'), { params: { id } });

    return { data: { id, ...answer } };
  },
});
