import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { CanAccess, LinkBase } from 'ra-core';
import { Title } from 'react-admin';
import { askedOf } from '../section/sectionPath';
import { useSectionOptions } from '../section/useSectionOptions';

export default function Hub() {
  const { label, cards = {} } = useSectionOptions();

  return (
    <>
      <Title title={label} />
      <Box sx={gridStyle}>
        {Object.values(cards).map(({ title, text, to }) => (
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
    </>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 2,
};
