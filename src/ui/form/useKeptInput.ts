import { useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFeatures } from '../layout/Slot';
import { useUsuarioActual } from '../layout/usuarioActual';

/** The place of a form, by which features keep its input: this user's at this address, or in a dialog of the record around. */
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

/** Whether a dialog is open: from the start where its input was kept. */
export const useDialog = (title: string) => useState(useKeptInput(title).has);
