import { toDollars } from '../../contract/common';
import { type DetalleNomina, type Nomina, nominaCalls } from '../../contract/nomina';
import { sundayOf } from '../format/week';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** `semana`: '2026-11-16 al 2026-11-22' */
export type DetalleRecord = DetalleNomina & { cuenta: string; semana: string };

export interface NominaRecord extends Nomina {
  detalle_nominas: DetalleRecord[];
  /** The account of the payment, then of the person, then "Sin cuenta". */
  cuenta: string;
  semana: string;
  /** Only in the create form. */
  fk_usuario?: number;
  fecha_inicio?: string;
}

/** `update` only uploads the proof of the whole nomina (SPEC 7.16). */
export const nominaProvider = (http: Http): ResourceProvider<NominaRecord> => ({
  async getList({ pagination = { page: 1, perPage: 25 }, filter, signal }) {
    const { page, perPage } = pagination;
    const range = rangeOf(filter);
    const query = filter?.fk_usuario ? { fk_usuario: filter.fk_usuario } : undefined;

    const [{ nominas }, { conteo, total }] = await Promise.all([
      http(nominaCalls.list, {
        body: { ...range, limit: perPage, offset: (page - 1) * perPage },
        query,
        signal,
      }),
      http(nominaCalls.count, { body: range, query, signal }),
    ]);

    return {
      data: nominas.map(toRecord),
      total: conteo,
      meta: { sums: total === undefined ? {} : { total } },
    };
  },

  async getOne({ id, signal }) {
    const { nomina } = await http(nominaCalls.one, { params: { id }, signal });

    return { data: toRecord(nomina) };
  },

  async create({ data, meta }) {
    const { fk_usuario, fecha_inicio: fecha, fk_usuario_creacion, cuenta_bancaria } = data;
    const { message, id = 0 } = await http(nominaCalls.create, {
      body: { fk_usuario, fecha, fecha_final: sundayOf(fecha), fk_usuario_creacion, cuenta_bancaria },
      idempotencyKey: meta?.idempotencyKey,
    });

    // Some hosts do not return the id of the new record: 0 means none.
    return { data: { ...data, id, message } };
  },

  async update({ id, data, previousData, meta }) {
    const { files, fk_usuario_actualizacion } = data;
    await http(nominaCalls.upload, {
      body: { id, files, fk_usuario_actualizacion },
      onProgress: meta?.onProgress,
      signal: meta?.signal,
    });

    return { data: { ...previousData, id } };
  },
});

/** `update` uploads the proof of a line, with its money. */
export const detalleNominasProvider = (http: Http): ResourceProvider<DetalleRecord> => ({
  async update({ id, data, previousData, meta }) {
    const { files, fk_usuario_actualizacion } = data;
    const [descuentos, otros_ingresos] = [data.descuentos, data.otros_ingresos].map(toDollars);
    await http(nominaCalls.uploadLine, {
      body: { id, files, fk_usuario_actualizacion, descuentos, otros_ingresos },
      onProgress: meta?.onProgress,
      signal: meta?.signal,
    });

    return { data: { ...previousData, id } };
  },
});

interface Bounds {
  fecha_gte?: string;
  fecha_lte?: string;
}

const rangeOf = ({ fecha_gte, fecha_lte }: Bounds = {}) => ({
  ...(fecha_gte && { fecha_inicio: fecha_gte }),
  ...(fecha_lte && { fecha_final: fecha_lte }),
});

const toRecord = (nomina: Nomina): NominaRecord => {
  const { fecha, usuario, cuenta_bancaria, detalle_nominas } = nomina;
  // Some hosts do not send it.
  const fecha_final = nomina.fecha_final || (fecha && sundayOf(fecha));
  const semana = fecha && `${fecha} al ${fecha_final}`;

  return {
    ...nomina,
    fecha_final,
    semana,
    cuenta: cuentaOf(cuenta_bancaria, usuario),
    detalle_nominas: detalle_nominas.map((line) => ({ ...line, semana, cuenta: cuentaOf('', line.usuario) })),
  };
};

const cuentaOf = (given: string, { cuenta_bancaria }: { cuenta_bancaria: string }): string =>
  given.trim() || cuenta_bancaria.trim() || 'Sin cuenta';
