import { defineResource } from '../../section/defineResource';
import type { Feature } from '../../section/Feature';
import { ReplaceProofButton } from './ReplaceProofButton';

export const proofs: Feature = {
  resources: [defineResource({ name: 'comprobantes', history: false })],
  slots: { recordActions: ReplaceProofButton },
};
