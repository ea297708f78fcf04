import { archivosCalls } from '../../../contract/archivos';
import { defineResource } from '../../ui/section/defineResource';

/** Uploads pictures before their record is saved. */
export const archivos = defineResource({
  name: 'archivos',
  provider: (http) => ({
    async create({ data, meta }) {
      const { paths } = await http(archivosCalls.upload, {
        body: { files: data.files },
        onProgress: meta?.onProgress,
      });

      return { data: { id: paths.join(','), paths } };
    },
  }),
});
