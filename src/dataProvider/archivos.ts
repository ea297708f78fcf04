import { archivosCalls } from '../../contract/archivos';
import { alikePictureCall } from '../../contract/parecidos';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** `create` uploads `files` before their record is saved; `meta.onProgress` gets shares from 0 to 1, `meta.signal` ends it. `getAlike` asks about a `file`. */
export const archivosProvider = (http: Http): ResourceProvider => ({
  async create({ data, meta }) {
    const { paths } = await http(archivosCalls.upload, {
      body: { files: data.files },
      onProgress: meta?.onProgress,
      signal: meta?.signal,
    });

    return { data: { id: paths.join(','), paths } };
  },
  async getAlike({ data }) {
    const { parecidos } = await http(alikePictureCall, {
      query: { huella: await huellaOf((data as { file: File }).file) },
    });

    return parecidos;
  },
});

/** SHA-256 in hex. Browsers compute none on plain http: rejects. */
const huellaOf = async (file: File): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());

  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
