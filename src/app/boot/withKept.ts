import type { DataProvider } from 'ra-core';
import { isAway } from '../../../contract/common';
import { keptProfile, PATIENCE } from '../../authProvider/profile';
import type { Session } from '../../http/session';
import { underSignals } from '../../http/underSignals';
import { keptRecord } from '../../resources/ventas/keptDrafts';

/** Where nobody answers in time, a draft of the session's user, and its draw, are what this browser keeps of them. */
export const withKept = (dataProvider: DataProvider, session: Session): DataProvider => ({
  ...dataProvider,
  async getOne(resource, params) {
    const usuario = keptProfile(session);
    const record = usuario && keptRecord(usuario.id, resource, Number(params.id));
    if (!record) return dataProvider.getOne(resource, params);

    const limit = AbortSignal.timeout(PATIENCE);
    try {
      return await underSignals([params.signal, limit], (signal) =>
        dataProvider.getOne(resource, { ...params, signal }),
      );
    } catch (failure) {
      if (!(limit.aborted || isAway(failure))) throw failure;

      // Of whatever kind the resource has, which this browser cannot know.
      return { data: record as never };
    }
  },
});
