import { type RaRecord, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { ReplaceProofButton, useMayReplaceProof } from '../features/proofs/ReplaceProofButton';
import { Part } from '../ui/base/Part';
import { AnnulButton, useMayAnnul } from '../ui/form/dialogs/AnnulButton';
import { RowMenu } from '../ui/table/RowMenu';

interface PageMenuProps {
  /** False if the children show nothing. */
  isOffered?: boolean;
  children?: ReactNode;
}

/** The menu of a record's page: what is rare or dangerous. Absent without an entry. */
export const PageMenu = ({ isOffered = false, children }: PageMenuProps) => {
  const mayReplace = useMayReplaceProof(useRecordContext<RaRecord<number>>());
  if (!isOffered && !mayReplace) return null;

  return (
    <RowMenu keepMounted>
      <Part>
        <ReplaceProofButton />
      </Part>
      {isOffered && children}
    </RowMenu>
  );
};

/** The menu of a record that can be annulled. */
export const AnnulMenu = ({ text }: { text?: string }) => (
  <PageMenu isOffered={useMayAnnul()}>
    <AnnulButton text={text} />
  </PageMenu>
);
