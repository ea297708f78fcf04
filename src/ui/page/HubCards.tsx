import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';

interface HubCard {
  title: string;
  /** What is found there, in a line. */
  text: string;
  to: string;
}

/** The ways on from a section that is a hub of screens. */
export const HubCards = ({ cards }: { cards: readonly HubCard[] }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
      gap: 2,
    }}
  >
    {cards.map(({ title, text, to }) => (
      <Card key={to}>
        <CardActionArea component={LinkBase} to={to} sx={{ p: 2, height: '100%' }}>
          <Typography variant="h2">{title}</Typography>
          <Typography color="textSecondary">{text}</Typography>
        </CardActionArea>
      </Card>
    ))}
  </Box>
);
