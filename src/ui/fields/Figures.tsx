import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCount } from '../../format/text';
import { Money } from './MoneyField';

export const Figures = ({ children }: { children: ReactNode }) => <Box sx={rowStyle}>{children}</Box>;

export type FigureValue = { cents: number } | { count: number } | { text: string; isZero?: boolean };

interface FigureProps {
  label: string;
  /** Undefined until it is known. */
  value?: FigureValue;
  error?: unknown;
}

/** Has its place while it loads, and is left out if it cannot be read. */
export const Figure = ({ label, value, error }: FigureProps) =>
  value === undefined && error ? null : (
    <div>
      {value ? <FigureText value={value} /> : <Skeleton width={64} sx={{ fontSize: SIZE }} />}
      <Typography component="div" variant="body2" color="textSecondary">
        {label}
      </Typography>
    </div>
  );

interface FigureTextProps {
  value: FigureValue;
  /** A zero is grey all the same. */
  color?: string;
}

/** Zeros are quiet. Money has cents if the user wants them. */
export const FigureText = ({ value, color = 'text.primary' }: FigureTextProps) => {
  const isZero = isZeroIn(value);

  return (
    <Typography
      component="div"
      sx={{
        fontSize: SIZE,
        fontWeight: isZero ? 400 : 600,
        color: isZero ? 'text.secondary' : color,
      }}
    >
      {contentOf(value)}
    </Typography>
  );
};

const isZeroIn = (value: FigureValue): boolean => {
  if ('text' in value) return value.isZero ?? false;

  return ('cents' in value ? value.cents : value.count) === 0;
};

const contentOf = (value: FigureValue) => {
  if ('text' in value) return value.text;

  return 'cents' in value ? <Money cents={value.cents} /> : formatCount(value.count);
};

const SIZE = '1.25rem';

const rowStyle = { display: 'flex', columnGap: 2, pt: 1.5, '&:empty': { display: 'none' } };
