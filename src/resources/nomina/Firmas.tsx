import Box from '@mui/material/Box';

/** Where a printed sheet is signed; not on a screen. */
export const Firmas = ({ administrador }: { administrador: string }) => (
  <Box
    sx={{
      display: 'none',
      displayPrint: 'flex',
      justifyContent: 'space-around',
      gap: 4,
      mt: 8,
      breakInside: 'avoid',
    }}
  >
    {['Elaborado por', `Administrador: ${administrador}`].map((who) => (
      <Box key={who} sx={{ flex: '0 1 240px', pt: 0.5, borderTop: 1, textAlign: 'center', fontSize: '9pt' }}>
        {who}
      </Box>
    ))}
  </Box>
);
