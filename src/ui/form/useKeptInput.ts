import { useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { useFeatures } from '../../section/Slot';

/** The key of a user's form at this address, or of a dialog of the record, for features that keep input. */
export const useKeptInput = (dialog?: string) => {
  const { id } = useUsuarioActual();
  const { pathname } = useLocation();
  const features = useFeatures();
  const title = [useResourceContext(), useRecordContext()?.id, dialog].join('.');
  const place = `${id}.${pathname}${dialog === undefined ? '' : `#${title}`}`;

  return {
    place,
    has: () => features.some(({ input }) => input?.has(place)),
    forget: () => {
      for (const { input } of features) input?.forget(place);
    },
  };
};

export const useDialog = (title: string) => useState(useKeptInput(title).has);
