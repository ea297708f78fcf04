import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** What the API answers to a change of a record that has changed meanwhile. */
const OVERTAKEN = 'Otro usuario modificó este registro';

export const isConflict = (refusal?: string): boolean => refusal?.startsWith(OVERTAKEN) ?? false;

interface ConflictProps {
  refusal?: string;
  onReload: () => void;
}

/** Somebody else was faster: the way on, which takes what is written only when it is chosen. */
export const Conflict = ({ refusal, onReload }: ConflictProps) =>
  isConflict(refusal) && (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" onClick={onReload}>
          Cargar de nuevo
        </Button>
      }
      sx={{ mb: 2 }}
    >
      Lo que escribió sigue aquí. Al cargar de nuevo se reemplaza por lo que está guardado.
    </Alert>
  );
