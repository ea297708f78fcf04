import Button from '@mui/material/Button';
import type { Lote } from './lote';

interface LoteButtonsProps {
  lotes: readonly Lote[];
  onChoose: (lote: Lote) => void;
}

/** What can be done with the premios that are chosen. */
export const LoteButtons = ({ lotes, onChoose }: LoteButtonsProps) =>
  lotes.map((lote) => (
    <Button key={lote.to} variant="outlined" onClick={() => onChoose(lote)}>
      {lote.verb}
    </Button>
  ));
