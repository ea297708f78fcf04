import { useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { readInputBackup, writeInputBackup } from './inputBackup';

/** The kept input of a user's form at this address, or of a dialog of the record. */
export const useKeptInput = (dialog?: string) => {
  const { id } = useUsuarioActual();
  const { pathname } = useLocation();
  const title = [useResourceContext(), useRecordContext()?.id, dialog].join('.');
  const formKey = `${id}.${pathname}${dialog === undefined ? '' : `#${title}`}`;

  return {
    formKey,
    has: () => readInputBackup(formKey) !== undefined,
    /** By the source of their fields. */
    values: () => readInputBackup(formKey)?.campos ?? {},
    forget: () => writeInputBackup(formKey, undefined),
  };
};

export const useDialog = (title: string) => useState(useKeptInput(title).has);
