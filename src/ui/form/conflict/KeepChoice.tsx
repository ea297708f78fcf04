import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

export type Kept = 'saved' | 'typed';

interface KeepChoiceProps {
  label: string;
  saved: ReactNode;
  typed: ReactNode;
  chosen?: Kept;
  onChoose: (choice: Kept) => void;
}

/** A value that two people changed, and which of both stays. */
export const KeepChoice = ({ label, saved, typed, chosen, onChoose }: KeepChoiceProps) => (
  <>
    <p style={{ margin: '8px 0 4px', overflowWrap: 'anywhere' }}>
      <strong>{label}</strong> guardado: {saved} · suyo: {typed}
    </p>
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={chosen ?? null}
      onChange={(_event, choice: Kept | null) => choice && onChoose(choice)}
      aria-label={`Elegir: ${label}`}
      data-open={!chosen || undefined}
      sx={{ bgcolor: 'background.paper', '& button': { color: 'primary.main' } }}
    >
      <ToggleButton value="saved">Usar el guardado</ToggleButton>
      <ToggleButton value="typed">Dejar el mío</ToggleButton>
    </ToggleButtonGroup>
  </>
);
