import Chip from '@mui/material/Chip';

/** How a state is shown: a word, and a colour beside it for good, bad, or what wants somebody. */
export interface EstadoLook {
  label: string;
  color?: 'success' | 'error' | 'warning';
}

/** A state in words. */
export const EstadoChip = ({ label, color }: EstadoLook) => <Chip label={label} color={color ?? 'default'} />;
