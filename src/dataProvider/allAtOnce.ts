import type { GetListParams, Identifier } from 'ra-core';

export const pageOf = <T>(found: readonly T[], { pagination }: Pick<GetListParams, 'pagination'>) => {
  const { page, perPage } = pagination ?? { page: 1, perPage: found.length };

  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
};

export const withIds = <T extends { id: Identifier }>(all: readonly T[], ids: readonly Identifier[]): T[] => {
  const wanted = new Set(ids.map(String));

  return all.filter(({ id }) => wanted.has(String(id)));
};
