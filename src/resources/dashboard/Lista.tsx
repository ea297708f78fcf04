import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-admin';

/** Lists beside each other, as many as have room. */
export const Listas = ({ children }: { children: ReactNode }) => <Box sx={listasStyle}>{children}</Box>;

const FIRST = { names: 5, sentences: 3 };

interface ListaProps {
  title: string;
  hint?: string;
  none?: string;
  items: readonly { id: number | string; text: string; to: string }[];
  /** They follow each other as words do. */
  areNames?: true;
  figure?: { text: string; to: string };
}

/** A card with links; the first ones, or all. */
export const Lista = ({ title, hint, none, items, areNames, figure }: ListaProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const count = items.length;
  const first = areNames ? FIRST.names : FIRST.sentences;
  const text = count > 0 ? hint : none;

  return (
    <Card component="section" aria-label={title} sx={{ p: 1.5, minWidth: 0 }}>
      <Box sx={headStyle}>
        <Typography variant="h2">{count > 0 ? `${title} (${count})` : title}</Typography>
        {count > first && (
          <Button onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? `Ver solo ${first}` : `Ver los ${count}`}
          </Button>
        )}
      </Box>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {count > 0 && (
        <Box component="ul" sx={areNames ? namesStyle : listStyle}>
          {items.slice(0, isWhole ? count : first).map((item) => (
            <li key={item.id}>
              <Link to={item.to}>{item.text}</Link>
            </li>
          ))}
        </Box>
      )}
      {figure && (
        <Typography>
          <Link to={figure.to}>{figure.text}</Link>
        </Typography>
      )}
    </Card>
  );
};

const listasStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(256px, 100%), 1fr))',
  gap: 2,
  mb: 2,
  '&:empty': { display: 'none' },
};

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 30,
  '& button': { flexShrink: 0, mr: -1 },
};

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', py: 0.25 },
  '@media (pointer: coarse)': { '& a': { py: 1.5 } },
};

const namesStyle = {
  ...listStyle,
  '& li': { display: 'inline' },
  '& li:not(:last-child)::after': { content: '" · "', color: 'text.secondary' },
};
