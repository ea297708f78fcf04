import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { CanAccess, LinkBase } from 'ra-core';
import { BASENAME } from './sectionPath';

interface HubCard {
  title: string;
  text: string;
  to: string;
}

/** The ways on from a section that is a hub of screens, those that the role may go. */
export const HubCards = ({ cards }: { cards: readonly HubCard[] }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
      gap: 2,
    }}
  >
    {cards.map(({ title, text, to }) => (
      <CanAccess key={to} {...askedOf(to)}>
        <Card>
          <CardActionArea component={LinkBase} to={to} sx={{ p: 2, height: '100%' }}>
            <Typography variant="h2">{title}</Typography>
            <Typography color="textSecondary">{text}</Typography>
          </CardActionArea>
        </Card>
      </CanAccess>
    ))}
  </Box>
);

/** What react-admin is asked before an address is offered. */
export const askedOf = (to: string) => {
  const [resource = '', action = 'list'] = to.replace(`${BASENAME}/`, '').split('/');

  return { resource, action };
};
