import { archivosCalls } from '../../../contract/archivos';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';

/** Pictures that a record will name by their paths. */
export const archivosProvider = (http: Http): ResourceProvider => ({
  async create({ data, meta }) {
    const { paths } = await http(archivosCalls.upload, {
      body: { files: data.files },
      onProgress: meta?.onProgress,
    });

    return { data: { id: paths.join(','), paths } };
  },
});
