import BlockIcon from '@mui/icons-material/Block';
import LockIcon from '@mui/icons-material/Lock';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { CanAccess, useRecordContext } from 'ra-core';
import { Link } from 'react-admin';
import { semanaCalls } from '../../contract/planillas';
import { referenced } from '../../contract/references';
import { isAnnulled } from '../../contract/rest';
import { useMayCall } from '../authProvider/usuarioActual';
import { dayAndTime } from '../format/activity';
import { capitalized, nounOf } from '../format/noun';
import { personText } from '../format/text';
import { recordPath } from '../section/sectionPath';
import { useSectionOptions } from '../section/useSectionOptions';
import { cardWidth } from '../ui/form/FormCard';
import type { Situation } from '../ui/form/record/readOnly';

export const ReadOnlyNotice = () => {
  const record = useRecordContext<Situation & { id: number }>();
  if (!record) return null;
  if (isAnnulled(record)) return <Annulled {...record} />;

  return record.semana_cerrada ? <ClosedWeek {...record.semana_cerrada} /> : null;
};

const Annulled = ({ estado, anulado_por, fecha_actualizacion, motivo_anulacion }: Situation) => {
  const { singular = 'el registro', fields } = useSectionOptions();
  const { the, agree } = nounOf(singular);
  // A solicitud is 'Retirado'.
  const { name = 'Anulado' } = fields.estado?.choices?.find(({ id }) => id === estado) ?? {};
  const stem = name.toLowerCase().slice(0, -1);
  const who = personText(anulado_por);
  // The annulment is the last change.
  const when = fecha_actualizacion ? `el ${dayAndTime(fecha_actualizacion)}` : '';

  return (
    <Alert severity="error" icon={<BlockIcon />} role="status" sx={noticeStyle}>
      <AlertTitle>{`${the} está ${agree(stem)}`}</AlertTitle>
      {(who || when) && (
        <div>{[agree(capitalized(stem)), who && `por ${who}`, when].filter(Boolean).join(' ')}</div>
      )}
      {motivo_anulacion && <div>Motivo: {motivo_anulacion}</div>}
    </Alert>
  );
};

const ClosedWeek = ({ aviso, fk_nomina }: NonNullable<Situation['semana_cerrada']>) => {
  const mayReopen = useMayCall(semanaCalls.reopen);

  return (
    <Alert severity="warning" icon={<LockIcon />} role="status" sx={noticeStyle}>
      {aviso}.{' '}
      {mayReopen ? 'Usted puede reabrirla al pie de su planilla' : 'Un súper administrador puede reabrirla'}.{' '}
      {fk_nomina !== null && (
        <CanAccess resource={referenced.nomina} action="list">
          <Link to={recordPath(referenced.nomina, fk_nomina)} color="inherit">
            Ver la planilla
          </Link>
        </CanAccess>
      )}
    </Alert>
  );
};

const noticeStyle = { mb: 2, maxWidth: cardWidth, '& .MuiAlert-message': { overflowWrap: 'anywhere' } };
