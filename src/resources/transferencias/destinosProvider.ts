import { transferenciasCalls } from '../../../contract/transferencias';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';

/** The administradores that cash can be transferred to; the API answers all of them at once. */
export const destinosProvider = (http: Http): ResourceProvider => ({
  async getList({ signal }) {
    const { usuarios } = await http(transferenciasCalls.destinos, { signal });

    return { data: usuarios, total: usuarios.length };
  },
});
