import { transferenciasCalls } from '../../../contract/transferencias';
import type { ResourceProvider } from '../../dataProvider';
import { pageOf, withIds } from '../../dataProvider/allAtOnce';
import { fullName, hasWords } from '../../format/text';
import type { Http } from '../../http/http';

/** The administradores that cash of an `origen` can be transferred to; the API answers all of them at once. */
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
