import { useResourceDefinitions } from 'ra-core';
import { dudasCall } from '../../../contract/dudas';
import { formatExact } from '../../format/money';
import { capitalized, nounOf } from '../../format/noun';
import { recordPath, sectionPath } from '../../section/sectionPath';
import { useCall } from '../../ui/base/useCall';
import { Lista } from './Lista';

/** What was saved in the last seven days in spite of a doubt, with who and why. Nothing if there is none. */
export const RaroHoy = () => {
  const definitions = useResourceDefinitions();
  const { data: dudas = [] } = useCall(dudasCall, undefined);
  if (dudas.length === 0) return null;
  const nameOf = (recurso: string) =>
    capitalized(nounOf(definitions[recurso]?.options?.singular ?? recurso).word);

  return (
    <Lista
      title="Raro hoy"
      hint="Montos inusuales que se guardaron en los últimos 7 días"
      items={dudas.map(({ recurso, fk_registro, valor, texto, motivo, usuario, fecha }) => ({
        id: `${recurso} ${fk_registro} ${fecha}`,
        text: [`${nameOf(recurso)} ${fk_registro}: ${formatExact(valor)}`, texto, usuario, motivo]
          .filter(Boolean)
          .join(' · '),
        to: definitions[recurso]?.hasEdit ? recordPath(recurso, fk_registro) : sectionPath(recurso),
      }))}
    />
  );
};
