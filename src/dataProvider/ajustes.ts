import { ajustesCalls } from '../../contract/ajustes';
import { toDollars } from '../../contract/common';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** `create` pays a difference of the `nomina`, `update` takes that back. */
export const ajustesProvider = (http: Http): ResourceProvider => ({
  async create({ data, meta }) {
    const { nomina, fk_usuario, fk_nomina, motivo } = data;
    const [diferencia, valor] = [data.diferencia, data.valor].map(toDollars);
    await http(ajustesCalls.create, {
      params: { id: nomina },
      body: { fk_usuario, diferencia, valor, fk_nomina, motivo },
      idempotencyKey: meta?.idempotencyKey,
    });

    // The answer is the week, which is read again.
    return { data: { ...data, id: fk_usuario } };
  },

  async update({ id, previousData }) {
    await http(ajustesCalls.undo, { params: { id: previousData.nomina }, body: { fk_ajuste: id } });

    return { data: { ...previousData, id } };
  },
});
