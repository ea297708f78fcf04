import { nominaCalls } from '../../../../contract/nomina';
import type { ResourceProvider } from '../../../dataProvider';
import type { Http } from '../../../http/http';
import type { DetalleRecord } from '../nominaRecord';

/** Payroll lines travel inside their nomina; what they offer is the upload of a proof with its money. */
export const detalleNominasProvider = (http: Http): ResourceProvider<DetalleRecord> => ({
  async update({ id, data, previousData, meta }) {
    const { files, fk_usuario_actualizacion, descuentos, otros_ingresos } = data;
    await http(nominaCalls.uploadLine, {
      body: { id, files, fk_usuario_actualizacion, descuentos, otros_ingresos },
      onProgress: meta?.onProgress,
    });

    return { data: { ...previousData, id } };
  },
});
