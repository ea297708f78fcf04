import type { DataProvider } from 'ra-core';
import { isAway } from '../../../contract/common';
import { keptProfile } from '../../authProvider/profile';
import type { Session } from '../../http/session';
import { keptRecord } from '../../resources/ventas/keptDrafts';

/** Where nobody answers, a draft of the session's user, and its draw, are what this browser keeps of them. */
export const withKept = (dataProvider: DataProvider, session: Session): DataProvider => ({
  ...dataProvider,
  getOne: (resource, params) =>
    dataProvider.getOne(resource, params).catch((failure: unknown) => {
      const usuario = isAway(failure) ? keptProfile(session) : undefined;
      const record = usuario && keptRecord(usuario.id, resource, Number(params.id));
      if (!record) throw failure;

      // Of whatever kind the resource has, which this browser cannot know.
      return { data: record as never };
    }),
});
