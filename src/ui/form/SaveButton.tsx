import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';

/**
 * The button that sends a form. The second half of a double click is no click of its own: it must not send again,
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
