import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useGetManyReference } from 'ra-core';
import type { Paso } from '../../../contract/historial';
import { dayAndTime } from '../../format/activity';
import { readInstant } from '../../format/instant';
import { fullName } from '../../format/text';
import { useSectionOptions } from '../fields/useSectionOptions';
import { ErrorState } from '../page/ErrorState';
import { Loading } from '../page/Loading';
import { campoLabel } from './campoLabel';
import { ValorField } from './ValorField';
import { estadoWord } from './valorText';

export interface HistoryProps {
  /** The section of the record. */
  target: string;
  id: number;
  /** What a new estado is called, where the fields of the section do not say so: { X: 'Anulado' }. */
  estados?: Readonly<Record<string, string>>;
}

/** Who did what to a record and when, the newest first. */
export const History = ({ target, id, estados }: HistoryProps) => {
  const { choices = [] } = useSectionOptions(target).fields.estado ?? {};
  const words = estados ?? Object.fromEntries(choices.map(({ id, name }) => [id, name]));
  const { data, error, isPending, refetch } = useGetManyReference<Paso>(
    'historial',
    { target, id },
    // What was read before a change says nothing of it.
    { staleTime: 0, refetchOnMount: 'always', onError: undefined },
  );
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (isPending) return <Loading />;
  if (!data?.length) return <Typography sx={{ py: 1 }}>Todavía no hay cambios.</Typography>;

  return (
    <List aria-label="Historial" dense>
      {data.map((paso) => (
        <ListItem key={paso.id} disableGutters divider sx={{ display: 'block' }}>
          <PasoItem paso={paso} estados={words} />
        </ListItem>
      ))}
    </List>
  );
};

interface PasoItemProps {
  paso: Paso;
  estados: Readonly<Record<string, string>>;
}

const PasoItem = ({ paso: { fecha, usuario, accion, motivo, cambios }, estados }: PasoItemProps) => {
  const instant = readInstant(fecha);

  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{estadoWord(accion, estados)}</Typography>
      <Typography color="text.secondary" variant="body2">
        {fullName(usuario) || 'Sistema'} · {instant ? dayAndTime(instant) : '—'}
      </Typography>
      {motivo && <Typography variant="body2">Motivo: {motivo}</Typography>}
      {cambios
        .filter(({ campo, antes, despues }) => !SAID.includes(campo) && !(antes === '' && despues === motivo))
        .map(({ campo, antes, despues }) => (
          <Typography key={campo} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {campoLabel(campo)}: <ValorField campo={campo} valor={antes} estados={estados} />
            {' → '}
            <ValorField campo={campo} valor={despues} estados={estados} />
          </Typography>
        ))}
    </>
  );
};

/** What the step says already: who took it. */
const SAID: readonly string[] = ['fk_usuario_paso'];
