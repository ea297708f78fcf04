import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { Page } from '../../ui/Page';
import { sectionPath } from '../../ui/sectionPath';

const CARDS = [
  { title: 'Sorteos', text: 'Crear y modificar sorteos', to: sectionPath('configuracion/sorteos') },
  { title: 'Feriados', text: 'Crear y modificar feriados', to: sectionPath('configuracion/feriados') },
];

/** What is set up before anything is sold (SPEC 2: Configuration hub). */
export default function Configuracion() {
  return (
    <Page title="Configuración">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
          gap: 2,
        }}
      >
        {CARDS.map(({ title, text, to }) => (
          <Card key={to}>
            <CardActionArea component={LinkBase} to={to} sx={{ p: 2, height: '100%' }}>
              <Typography variant="h2">{title}</Typography>
              <Typography color="textSecondary">{text}</Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Page>
  );
}
