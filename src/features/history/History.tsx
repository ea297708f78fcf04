import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Paso } from '../../../contract/historial';
import { capitalized } from '../../format/noun';
import { Change } from '../../ui/fields/Change';
import type { Field } from '../../ui/fields/field';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { useSectionOptions } from '../../ui/section/useSectionOptions';
import { StepAuthor } from './StepAuthor';
import { usePasos } from './usePasos';

/**
 * In place of react-admin's SimpleList: who did what to the record around it and when, the newest first, each change of a
 * field on a line of its own, in the words of the section's fields.
 */
export default function History() {
  const { data, error, isPending, refetch } = usePasos();
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (isPending) return <Loading />;
  if (!data?.length) return <Typography sx={{ py: 1 }}>Todavía no hay cambios</Typography>;

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
      <StepAuthor usuario={usuario} fecha={fecha} />
      {motivo && (
        <Typography variant="body2">
          {WITHOUT_REASON.includes(accion) ? motivo : `Motivo: ${motivo}`}
        </Typography>
      )}
      {shown.map((cambio) => (
        <Change key={cambio.campo} {...cambio} />
      ))}
    </>
  );
};

/** What needs none: what is said of it besides is where it came from. */
const WITHOUT_REASON = ['creación', 'modificación'];

/** A new estado by its word, behind its label where the word alone says little; else what was done. */
const stepText = (accion: string, estado?: Field): string => {
  const choice = estado?.choices?.find(({ id }) => id === accion);
  if (!choice) return capitalized(accion);

  return estado?.kind === 'state' ? choice.name : `${estado?.label}: ${choice.name}`;
};
