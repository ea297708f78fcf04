import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hourOf } from '../../format/dates';
import { Aviso } from '../../ui/Aviso';
import type { EstadoGuardado } from './guardado';

interface GuardadoLineProps {
  estado: EstadoGuardado;
  /** Rows that are not sent as they stand. */
  porCorregir: number;
  onRetry: () => void;
  /** Shows what another person made of the venta, in place of what is typed. */
  onReload: () => void;
}

/** Whether the server holds what is typed, and what to do where it does not. */
export const GuardadoLine = ({ estado, porCorregir, onRetry, onReload }: GuardadoLineProps) => {
  if (estado.kind === 'refused') {
    return (
      <Aviso severity="error" action={<Retry label="Reintentar" onClick={onRetry} />}>
        No se guardó: {estado.error}
      </Aviso>
    );
  }
  if (estado.kind === 'conflict') {
    return (
      <Aviso severity="error" action={<Retry label="Cargar de nuevo" onClick={onReload} />}>
        No se guardó: {estado.error}. Lo escrito sigue en pantalla hasta que cargue la venta de nuevo.
      </Aviso>
    );
  }

  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {textOf(estado)}
      {estado.kind === 'saved' && porCorregir > 0 && ', sin las filas por corregir'}
    </Typography>
  );
};

const textOf = (estado: EstadoGuardado) => {
  if (estado.kind === 'saving') return 'Guardando…';
  if (estado.kind !== 'saved') return 'Sin guardar todavía';

  return estado.at ? `Guardado a las ${hourOf(estado.at)}` : 'Todo está guardado';
};

const Retry = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button color="inherit" onClick={onClick}>
    {label}
  </Button>
);
