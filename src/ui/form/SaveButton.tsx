import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';

/**
 * In place of react-admin's SaveButton: the second half of a double click is no click of its own. It must not send again,
 * even where the first was answered in between.
 */
export const SaveButton = ({ isBusy = false }: { isBusy?: boolean }) => (
  <Button type="submit" variant="contained" disabled={isBusy} onClick={ignoreRepeat}>
    Guardar
  </Button>
);

const ignoreRepeat = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};
