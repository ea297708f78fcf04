import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useGetManyReference, useTranslateLabel } from 'ra-core';
import type { Paso } from '../../contract/historial';
import { dayAndTime } from '../format/activity';
import { readInstant } from '../format/instant';
import { fullName } from '../format/text';
import { Cargando } from './Cargando';
import { ErrorState } from './ErrorState';

export interface HistorialProps {
  /** The section of the record. */
  target: string;
  id: number;
  /** What a new estado is called: { X: 'Anulado' }. */
  estados?: Readonly<Record<string, string>>;
}

/** Who did what to a record and when, the newest first. */
export const Historial = ({ target, id, estados = {} }: HistorialProps) => {
  const { data, error, isPending, refetch } = useGetManyReference<Paso>(
    'historial',
    { target, id },
    // What was read before a change says nothing of it.
    { staleTime: 0, refetchOnMount: 'always', onError: undefined },
  );
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (isPending) return <Cargando />;
  if (!data?.length) return <Typography sx={{ py: 1 }}>Todavía no hay cambios.</Typography>;

  return (
    <List aria-label="Historial" dense>
      {data.map((paso) => (
        <ListItem key={paso.id} disableGutters divider sx={{ display: 'block' }}>
          <PasoItem paso={paso} target={target} estados={estados} />
        </ListItem>
      ))}
    </List>
  );
};

interface PasoItemProps extends Required<Pick<HistorialProps, 'target' | 'estados'>> {
  paso: Paso;
}

const PasoItem = ({ paso: { fecha, usuario, accion, motivo, cambios }, target, estados }: PasoItemProps) => {
  const translateLabel = useTranslateLabel();
  const instant = readInstant(fecha);

  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{capitalised(wordOf(accion, estados))}</Typography>
      <Typography color="text.secondary" variant="body2">
        {fullName(usuario) || 'Sistema'} · {instant ? dayAndTime(instant) : '—'}
      </Typography>
      {motivo && <Typography variant="body2">Motivo: {motivo}</Typography>}
      {cambios.map(({ campo, antes, despues }) => (
        <Typography key={campo} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {String(translateLabel({ source: campo, resource: target }))}:{' '}
          {campo === 'estado'
            ? `${wordOf(antes, estados)} → ${wordOf(despues, estados)}`
            : `${antes || '—'} → ${despues || '—'}`}
        </Typography>
      ))}
    </>
  );
};

/** Of most sections; one that means something else by a letter says so. */
const ESTADOS: Readonly<Record<string, string>> = { A: 'Activo', I: 'Inactivo', X: 'Anulado' };

const wordOf = (accion: string, estados: Readonly<Record<string, string>>) =>
  estados[accion] ?? ESTADOS[accion] ?? (accion || '—');

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
