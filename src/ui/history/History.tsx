import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useGetManyReference, useRecordContext, useResourceContext, useTranslateLabel } from 'ra-core';
import type { Paso } from '../../../contract/historial';
import { dayAndTime } from '../../format/activity';
import { capitalized } from '../../format/noun';
import { fullName } from '../../format/text';
import type { Field } from '../fields/field';
import { useSectionOptions } from '../fields/useSectionOptions';
import { ErrorState } from '../page/ErrorState';
import { Loading } from '../page/Loading';
import { ChangeValue } from './ChangeValue';

/**
 * In place of react-admin's SimpleList: who did what to the record around it and when, the newest first, each change of a
 * field on a line of its own, in the words of the section's fields.
 */
export default function History() {
  const target = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
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
          <Step {...paso} />
        </ListItem>
      ))}
    </List>
  );
}

const Step = ({ fecha, usuario, accion, motivo, cambios }: Paso) => {
  const { fields } = useSectionOptions();
  const shown = cambios.filter(
    ({ campo, antes, despues }) =>
      fields[campo]?.inHistory !== false && !(antes === '' && despues === motivo),
  );

  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{stepText(accion, fields.estado)}</Typography>
      <Typography color="text.secondary" variant="body2">
        {fullName(usuario) || 'Sistema'} · {dayAndTime(fecha)}
      </Typography>
      {motivo && <Typography variant="body2">Motivo: {motivo}</Typography>}
      {shown.map((cambio) => (
        <Change key={cambio.campo} {...cambio} />
      ))}
    </>
  );
};

/** A new estado by its word, behind its label where the word alone says little; else what was done. */
const stepText = (accion: string, estado?: Field): string => {
  const choice = estado?.choices?.find(({ id }) => id === accion);
  if (!choice) return capitalized(accion);

  return estado?.kind === 'state' ? choice.name : `${estado?.label}: ${choice.name}`;
};

/** A field that comes with whose it is, 'total de Ana Paz', is that of a line. */
const Change = ({ campo, antes, despues }: Paso['cambios'][number]) => {
  const resource = useResourceContext();
  const translateLabel = useTranslateLabel();
  const [source = '', ...of] = campo.split(' ');
  const field = useSectionOptions().fields[source];
  const label = [translateLabel({ source, resource }), ...of].join(' ');

  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {label}: <ChangeValue field={field} value={antes} />
      {' → '}
      <ChangeValue field={field} value={despues} />
    </Typography>
  );
};
