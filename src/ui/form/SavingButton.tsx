import Button, { type ButtonProps } from '@mui/material/Button';
import { useIsLong } from '../base/useIsLong';

/** In milliseconds. A quicker save would only flicker. */
const GLANCE = 300;

interface SavingButtonProps extends Omit<ButtonProps, 'loading'> {
  isSaving: boolean;
  /** Said instead of the label while it lasts. */
  doing?: string;
}

/** A button that saves, and says so until the answer. */
export const SavingButton = ({
  isSaving,
  variant = 'contained',
  disabled = isSaving,
  doing = 'Guardando…',
  children,
  ...props
}: SavingButtonProps) => {
  const isLong = useIsLong(isSaving, GLANCE);

  return (
    <Button
      {...props}
      variant={variant}
      disabled={disabled}
      aria-busy={disabled || undefined}
      loading={isLong}
      loadingPosition="start"
    >
      {isLong ? doing : children}
    </Button>
  );
};
