import type { DataProvider } from 'ra-core';
import { isAway } from '../../../contract/common';
import { keptProfile, PATIENCE } from '../../authProvider/profile';
import { underSignals } from '../../http/underSignals';
import type { Source } from '../../ui/section/Feature';
import type { Section } from '../../ui/section/Section';

/** Falls back to the record stored in this browser if the server does not answer in time. */
export const withKept = (dataProvider: DataProvider, { session, sections }: Source): DataProvider => ({
  ...dataProvider,
  async getOne(resource, params) {
    const usuario = keptProfile(session);
    const record = usuario && keptRecord(sections, usuario.id, resource, Number(params.id));
    if (!record) return dataProvider.getOne(resource, params);

    const limit = AbortSignal.timeout(PATIENCE);
    try {
      return await underSignals([params.signal, limit], (signal) =>
        dataProvider.getOne(resource, { ...params, signal }),
      );
    } catch (failure) {
      if (!(limit.aborted || isAway(failure))) throw failure;

      // The type of the record is that of its resource.
      return { data: record as never };
    }
  },
});

const keptRecord = (sections: readonly Section[], usuario: number, resource: string, id: number) => {
  for (const { kept } of sections) {
    const record = kept?.record(usuario, resource, id);
    if (record) return record;
  }
};
