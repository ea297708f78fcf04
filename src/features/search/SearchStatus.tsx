import Typography from '@mui/material/Typography';
import { counted } from '../../format/text';
import { visuallyHidden } from '../../ui/theme/tableStyle';

interface SearchStatusProps {
  count: number;
  isPending: boolean;
  /** What is told beside it. */
  hasFailed: boolean;
  /** Whether records are looked for, beside sections. */
  isWide: boolean;
}

/** What became of the search, read aloud; how much was found is there to be seen. */
export const SearchStatus = ({ count, isPending, hasFailed, isWide }: SearchStatusProps) => (
  <Typography
    role="status"
    sx={{ px: 2, pb: 1, color: 'text.secondary', ...(!isPending && count > 0 && visuallyHidden) }}
  >
    {isPending ? 'Buscando…' : !hasFailed && textOf(count, isWide)}
  </Typography>
);

const textOf = (count: number, isWide: boolean): string => {
  if (count === 0) return isWide ? 'No se encontró nada' : 'No se encontró ninguna sección';

  return counted(count, 'resultado', 'resultados');
};
