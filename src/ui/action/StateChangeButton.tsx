import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { StateChangeDialog, type StateChangeDialogProps } from './StateChangeDialog';

interface StateChangeButtonProps
  extends Omit<StateChangeDialogProps, 'onClose'>,
    Pick<ButtonProps, 'color' | 'variant'> {
  /** 'Anular' */
  label: string;
}

/** In place of react-admin's UpdateButton: gives the record around it a new estado, after a dialog that asks what that wants. */
export const StateChangeButton = ({ label, color, variant, ...dialog }: StateChangeButtonProps) => {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button color={color} variant={variant} onClick={() => setIsAsking(true)} sx={{ minWidth: 0 }}>
        {label}
      </Button>
      {isAsking && <StateChangeDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
};
