import type { Feature } from '../../ui/section/Feature';
import { Continuar } from './Continuar';
import { forgetInputBackups, readInputBackup, writeInputBackup } from './inputBackup';
import { RecoveredInput } from './RecoveredInput';

export const drafts: Feature = {
  slots: { banner: Continuar, form: RecoveredInput },
  input: {
    has: (place) => readInputBackup(place) !== undefined,
    forget: (place) => writeInputBackup(place, undefined),
  },
  signOut: forgetInputBackups,
};
