import { useGetList } from 'ra-core';
import type { Vendedor } from '../../contract/vendedores';
import { vendedorText } from './names';

interface Options {
  /** Those in use alone. */
  isActive?: boolean;
  /** Those of one administrator alone. */
  fk_usuario?: number;
  enabled?: boolean;
}

/** The promotores that the user may choose from, by codigo. */
export const useVendedores = ({ isActive, fk_usuario, enabled = true }: Options = {}) => {
  const { data = [], isPending } = useGetList<Vendedor>(
    'vendedores',
    {
      filter: { ...(isActive && { estado: 'A' }), ...(fk_usuario && { fk_usuario }) },
      sort: { field: 'codigo', order: 'ASC' },
      pagination: { page: 1, perPage: 1000 },
    },
    { enabled },
  );

  return { isPending, data, choices: data.map((one) => ({ id: one.id, name: vendedorText(one) })) };
};
