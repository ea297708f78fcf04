import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { type ReactNode, useId } from 'react';

export const LinkCards = ({ children }: { children: ReactNode }) => <Box sx={gridStyle}>{children}</Box>;

interface LinkCardProps {
  to: string;
  title: string;
  text?: string;
  icon?: ReactNode;
  onPointerEnter?: () => void;
  /** Its figures. */
  children?: ReactNode;
}

/** A way in. Its name does not change with its figures, which describe it. */
export const LinkCard = ({ to, title, text, icon, onPointerEnter, children }: LinkCardProps) => {
  const id = useId();

  return (
    <Card>
      <CardActionArea
        component={LinkBase}
        to={to}
        aria-labelledby={text ? `${id}title ${id}text` : `${id}title`}
        aria-describedby={`${id}figures`}
        onPointerEnter={onPointerEnter}
        onFocus={onPointerEnter}
        sx={areaStyle}
      >
        <Typography id={`${id}title`} variant="h2" sx={titleStyle}>
          {icon}
          {title}
        </Typography>
        {text && (
          <Typography id={`${id}text`} color="textSecondary">
            {text}
          </Typography>
        )}
        <Box id={`${id}figures`} sx={{ mt: 'auto' }}>
          {children}
        </Box>
      </CardActionArea>
    </Card>
  );
};

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(256px, 100%), 1fr))',
  gap: 2,
};

const areaStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  height: '100%',
  p: 2,
  color: 'text.primary',
} as const;

const titleStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  '& svg': { color: 'text.secondary' },
} as const;
