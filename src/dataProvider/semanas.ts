import { type AjustePropuesto, type SemanaAdministrador, semanaCalls } from '../../contract/planillas';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** Sales of a person in a closed week, in cents: as paid, and now. */
export interface Diferencia {
  id: number;
  usuario: string;
  suma: number;
  ahora: number;
  /** What no ajuste pays yet. */
  diferencia: number;
  /** Sold without a line. */
  sin_linea?: boolean;
  /** How it is paid. Only our own API. */
  ajuste?: AjustePropuesto;
}

export interface Semana extends Partial<Diferencia>, SemanaAdministrador {
  id: number;
  diferencias: Diferencia[];
  estado: 'abierta' | 'cerrada';
  motivo?: string;
}

/** `update` reopens the week with a motivo, or closes it again. */
export const semanasProvider = (http: Http): ResourceProvider<Semana> => ({
  async getOne({ id, signal }) {
    return { data: toSemana(Number(id), await http(semanaCalls.one, { params: { id }, signal })) };
  },

  async update({ id, data: { estado, motivo } }) {
    const params = { id };
    const semana =
      estado === 'abierta'
        ? await http(semanaCalls.reopen, { params, body: { motivo } })
        : await http(semanaCalls.close, { params, body: {} });

    return { data: toSemana(Number(id), semana) };
  },
});

const toSemana = (id: number, semana: SemanaAdministrador): Semana => ({
  ...semana,
  id,
  diferencias: semana.diferencias.map((row, n) => ({
    ...row,
    id: n,
    diferencia: row.ahora - row.suma - (row.ajuste?.ajustado ?? 0),
  })),
  estado: semana.cerrada ? 'cerrada' : 'abierta',
});
