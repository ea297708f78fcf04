import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readInterruption } from '../../login/interruption';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import type { Feature } from '../../ui/section/Feature';
import { sectionPath } from '../../ui/section/sectionPath';
import {
  forgetInputBackups,
  forgetInputBackupsOfOthers,
  pagesWithBackups,
  readInputBackup,
  writeInputBackup,
} from './inputBackup';
import { RecoveredInput } from './RecoveredInput';

const Continuar = lazy(() => import('./Continuar'));

/** Where everybody lands who signs in (SPEC 4). */
const ARRIVAL = sectionPath('dashboard');

const Interrupted = () => {
  const { id } = useUsuarioActual();
  const { pathname } = useLocation();
  const [wasInterrupted] = useState(() => readInterruption() !== undefined || pagesWithBackups(id).size > 0);
  useEffect(() => forgetInputBackupsOfOthers(id), [id]);

  return pathname === ARRIVAL && wasInterrupted && <Continuar />;
};

/** Input that is not saved outlives the end of the session. */
export const drafts: Feature = {
  slots: { banner: Interrupted, form: RecoveredInput },
  input: {
    has: (place) => readInputBackup(place) !== undefined,
    forget: (place) => writeInputBackup(place, undefined),
  },
  signOut: forgetInputBackups,
};
