import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { Grupo } from './Grupo';
import type { Tarea } from './indicadoresOf';

interface TareasProps {
  title: string;
  tareas: readonly Tarea[];
}

/** A count for each task: marked as in the menu, or a grey 0. */
export const Tareas = ({ title, tareas }: TareasProps) => (
  <Grupo title={title}>
    {tareas.map((tarea) => (
      <Fila key={tarea.label} {...tarea} />
    ))}
  </Grupo>
);

const Fila = ({ label, count, detail, to }: Tarea) => (
  <CardActionArea component={LinkBase} to={to} sx={filaStyle}>
    <Box component="span" sx={count > 0 ? waitingStyle : countStyle}>
      {count}
    </Box>
    <Box component="span" sx={wordsStyle}>
      <Typography
        component="span"
        sx={count > 0 ? { fontWeight: 600, color: 'text.primary' } : { color: 'text.secondary' }}
      >
        {label}
      </Typography>
      {detail && (
        <Typography component="span" variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </Box>
  </CardActionArea>
);

const filaStyle = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1.5,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  '@media (pointer: coarse)': { alignItems: 'center', minHeight: 44 },
};

const countStyle = { minWidth: 36, textAlign: 'center', color: 'text.secondary' } as const;

const waitingStyle = {
  ...countStyle,
  px: 0.75,
  borderRadius: 4,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
} as const;

/** The detail stands at the right, or below if there is no room. */
const wordsStyle = {
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1,
};
