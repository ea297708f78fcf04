import { transferenciasCalls } from '../../contract/transferencias';
import { fullName, hasWords } from '../format/text';
import type { Http } from '../http/http';
import { pageOf, withIds } from './allAtOnce';
import type { ResourceProvider } from './ResourceProvider';

/** Where the administrador `filter.origen` can send money. The API answers all at once. */
export const destinosProvider = (http: Http): ResourceProvider => ({
  async getList({ filter: { q = '', origen } = {}, signal }) {
    const { usuarios } = await http(transferenciasCalls.destinos, { signal });

    return pageOf(
      usuarios.filter((one) => one.id !== origen && hasWords(fullName(one), q)),
      {},
    );
  },

  async getMany({ ids, signal }) {
    const { usuarios } = await http(transferenciasCalls.destinos, { signal });

    return { data: withIds(usuarios, ids) };
  },
});
