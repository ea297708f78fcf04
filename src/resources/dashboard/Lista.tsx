import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-admin';
import { SectionCard } from '../../ui/base/SectionCard';

const FIRST = 5;

interface ListaProps {
  title: string;
  hint?: string;
  none?: string;
  items: readonly { id: number | string; text: string; to: string }[];
  figure?: { text: string; to: string };
}

/** A card with links; the first five, or all. */
export const Lista = ({ title, hint, none, items, figure }: ListaProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const count = items.length;
  const text = count > 0 ? hint : none;

  return (
    <SectionCard title={title} heading={count > 0 ? `${title} (${count})` : title}>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {count > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {items.slice(0, isWhole ? count : FIRST).map((item) => (
            <li key={item.id}>
              <Link to={item.to}>{item.text}</Link>
            </li>
          ))}
        </Box>
      )}
      {count > FIRST && (
        <Button onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole} sx={{ mt: 0.5, ml: -0.5 }}>
          {isWhole ? `Ver solo ${FIRST}` : `Ver los ${count}`}
        </Button>
      )}
      {figure && (
        <Typography sx={{ mt: 1 }}>
          <Link to={figure.to}>{figure.text}</Link>
        </Typography>
      )}
    </SectionCard>
  );
};
