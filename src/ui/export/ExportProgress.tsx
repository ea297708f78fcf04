import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

interface ExportProgressProps {
  /** Rows. */
  read: number;
  total: number;
  onCancel: () => void;
}

/** How far a long export is; whoever has enough of it ends it. */
const ExportProgress = ({ read, total, onCancel }: ExportProgressProps) => (
  <Snackbar open>
    <Paper variant="outlined" sx={{ width: 320, px: 2, pt: 1.5 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Exportando: {count.format(read)} de {count.format(total)} filas
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label="Exportando"
        value={Math.floor((100 * read) / total)}
      />
      <Button onClick={onCancel} sx={{ my: 0.5, ml: -0.5 }}>
        Cancelar exportación
      </Button>
    </Paper>
  </Snackbar>
);

const count = new Intl.NumberFormat('en-US');

export default ExportProgress;
