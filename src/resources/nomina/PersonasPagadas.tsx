import Alert from '@mui/material/Alert';
import { lowerFirst } from '../../../contract/derive';
import { payDoubtOf } from '../../../contract/dudas';
import { type AvisoDePago, type PersonaPagada, pagosCalls } from '../../../contract/pagos';
import { formatChange, formatExact } from '../../format/money';
import { fullName } from '../../format/text';
import { ErrorNotice } from '../../ui/base/ErrorNotice';
import { useCall } from '../../ui/base/useCall';

interface PersonasPagadasProps {
  fk_usuario: number;
  fecha: string;
}

/** Names who is paid although nobody expects it, and who is paid less. */
export const PersonasPagadas = ({ fk_usuario, fecha }: PersonasPagadasProps) => {
  const { data, error, refetch } = useCall(pagosCalls.payees, {
    fk_usuario: String(fk_usuario),
    fecha,
  });
  if (error) return <ErrorNotice error={error} what="Personas de la nomina" onRetry={refetch} />;
  const told = data?.personas.filter(isTold) ?? [];
  if (told.length === 0) return null;

  return (
    <Alert severity="info" sx={{ mt: 1.5 }}>
      {told.map((persona) => (
        <div key={persona.id}>
          <strong>{fullName(persona)}</strong>: {textOf(persona)}
        </div>
      ))}
    </Alert>
  );
};

const isTold = (persona: PersonaPagada) =>
  persona.avisos.length > 0 || persona.ajuste !== 0 || doubtOf(persona) !== undefined;

const textOf = (persona: PersonaPagada) =>
  [
    ...persona.avisos.map((aviso) => TEXTS[aviso]),
    `se le pagan ${formatExact(persona.base + persona.ajuste)}`,
    persona.ajuste !== 0 && `con ${formatChange(persona.ajuste)} de ajustes de semanas anteriores`,
    doubtOf(persona),
  ]
    .filter(Boolean)
    .join(', ');

/** Beside the mean of the last weeks. */
const doubtOf = ({ base, ajuste, media }: PersonaPagada) => {
  const doubt = payDoubtOf(base + ajuste, media);

  return doubt && lowerFirst(doubt);
};

const TEXTS: Record<AvisoDePago, string> = {
  inhabilitado: 'está inhabilitado',
  trasladado: 'ya no trabaja con este administrador',
  'sueldo en otra nomina': 'su sueldo fijo está en otra nomina de esta semana',
};
