import { useResourceContext } from 'ra-core';
import { type CreateButtonProps, CreateButton as RaCreateButton } from 'react-admin';
import { Offered } from '../ui/base/Offered';

/** In place of react-admin's, which comes late and moves what stands beside and below it. */
export const CreateButton = (props: CreateButtonProps) => (
  <Offered resource={useResourceContext() ?? ''} action="create">
    <RaCreateButton {...props} />
  </Offered>
);
