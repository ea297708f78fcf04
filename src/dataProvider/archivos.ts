import { archivosCalls } from '../../contract/archivos';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** `create` uploads `files` before their record is saved; `meta.onProgress` gets shares from 0 to 1. */
export const archivosProvider = (http: Http): ResourceProvider => ({
  async create({ data, meta }) {
    const { paths } = await http(archivosCalls.upload, {
      body: { files: data.files },
      onProgress: meta?.onProgress,
    });

    return { data: { id: paths.join(','), paths } };
  },
});
