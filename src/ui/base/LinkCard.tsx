import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-admin';

interface LinkCardsProps {
  /** Their figures stand beside the title, above other content. */
  isLow?: boolean;
  children: ReactNode;
}

export const LinkCards = ({ isLow = false, children }: LinkCardsProps) => (
  <Box sx={isLow ? lowStyle : gridStyle}>{children}</Box>
);

interface LinkCardProps {
  to: string;
  title: string;
  text?: string;
  icon?: ReactNode;
  onPointerEnter?: () => void;
  /** Its figures. */
  children?: ReactNode;
}

/** A way in. The whole card takes the click. Its name does not change with its figures, which describe it. */
export const LinkCard = ({ to, title, text, icon, onPointerEnter, children }: LinkCardProps) => {
  const id = useId();

  return (
    <Card onPointerEnter={onPointerEnter} sx={linkCardStyle}>
      <Typography variant="h2" sx={titleStyle}>
        {icon}
        <Link
          id={`${id}title`}
          to={to}
          aria-labelledby={text ? `${id}title ${id}text` : undefined}
          aria-describedby={`${id}figures`}
          onFocus={onPointerEnter}
          sx={linkStyle}
        >
          {title}
        </Link>
      </Typography>
      {text && (
        <Typography id={`${id}text`} color="textSecondary">
          {text}
        </Typography>
      )}
      <Box id={`${id}figures`} sx={{ mt: 'auto' }}>
        {children}
      </Box>
    </Card>
  );
};

const columnsFrom = (width: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
});

const gridStyle = { ...columnsFrom(256), gap: 2 };

const lowStyle = {
  ...columnsFrom(360),
  gap: 1,
  mb: 2,
  '& > .MuiCard-root': {
    flexFlow: 'row wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 2,
    px: 1.5,
    py: 0.75,
  },
  // The figures stand on the line of the title.
  '& > .MuiCard-root > div': { mt: 0 },
  '& > .MuiCard-root > div > div': { pt: 0 },
};

const linkCardStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  p: 2,
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** Lies over the whole card. */
const linkStyle = {
  color: 'text.primary',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const titleStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  '& svg': { color: 'text.secondary' },
} as const;
