import { type Nomina, nominaCalls } from '../../../contract/nomina';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';

/** Payroll records; `update` uploads the proof of the nomina as a whole, its only change (SPEC 4). */
export const nominaProvider = (http: Http): ResourceProvider<Nomina> => ({
  async getList({ pagination = { page: 1, perPage: 25 }, filter, signal }) {
    const { page, perPage } = pagination;
    const range = rangeOf(filter);

    const [{ nominas }, { conteo }] = await Promise.all([
      http(nominaCalls.list, { body: { ...range, limit: perPage, offset: (page - 1) * perPage }, signal }),
      http(nominaCalls.count, { body: range, signal }),
    ]);

    return { data: nominas, total: conteo };
  },

  async getOne({ id, signal }) {
    const { nomina } = await http(nominaCalls.one, { params: { id }, signal });

    return { data: nomina };
  },

  async create({ data }) {
    const { fk_usuario, fecha, fecha_final, fk_usuario_creacion, cuenta_bancaria } = data;
    const { message } = await http(nominaCalls.create, {
      body: { fk_usuario, fecha, fecha_final, fk_usuario_creacion, cuenta_bancaria },
    });

    // The API answers no id; the screen that created shows the message and asks for nothing else.
    return { data: { ...data, id: 0, message } };
  },

  async update({ id, data, previousData, meta }) {
    const { files, fk_usuario_actualizacion } = data;
    await http(nominaCalls.upload, {
      body: { id, files, fk_usuario_actualizacion },
      onProgress: meta?.onProgress,
    });

    return { data: { ...previousData, id } };
  },
});

/** A bound that is empty stays out of the body. */
const rangeOf = ({ fecha_inicio, fecha_final }: { fecha_inicio?: string; fecha_final?: string } = {}) => ({
  ...(fecha_inicio && { fecha_inicio }),
  ...(fecha_final && { fecha_final }),
});
