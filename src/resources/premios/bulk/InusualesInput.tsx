import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import { BooleanInput } from 'react-admin';
import { doubtedCall } from '../../../../contract/dudas';
import { type Premio, premiosRest } from '../../../../contract/premios';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { type BulkStep, whyNot } from './bulkStep';

const call = doubtedCall(premiosRest);
/** As many as the call takes. */
const AT_ONCE = 100;

/** Names the selected premios that take the step with an unusual amount, and wants them confirmed. */
export const InusualesInput = ({ step }: { step: BulkStep }) => {
  const dataProvider = useDataProvider();
  const { selectedIds, data: shown = [] } = useListContext<Premio>();
  const usuario = useUsuarioActual();
  const { data: found = [] } = useQuery({
    queryKey: ['premios', 'inusuales', selectedIds],
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(selectedIds.length / AT_ONCE) }, (_, part) =>
        selectedIds.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
      );
      const answers = [];
      for (const ids of parts) answers.push(await dataProvider.call(call, { query: { ids: ids.join(',') } }));

      return answers.flatMap(({ data }) => data.answer ?? []);
    },
    enabled: usuario.api_local === true,
    gcTime: 0,
  });
  const isLeft = (id: number) => {
    const premio = shown.find((one) => one.id === id);

    return premio !== undefined && whyNot(premio, step, usuario) !== undefined;
  };
  const doubted = found.filter(({ id }) => !isLeft(id));
  if (doubted.length === 0) return null;

  return (
    <div data-wide>
      <Alert severity="warning">
        Montos inusuales:
        <ul aria-label="Montos inusuales">
          {doubted.map(({ id, texto }) => (
            <li key={id}>
              Premio {id}: {texto}
            </li>
          ))}
        </ul>
      </Alert>
      <BooleanInput
        source="inusuales"
        label="Los montos inusuales son correctos"
        defaultValue={false}
        validate={(value) => (value ? undefined : 'Confírmelo, o quite esos premios de la selección')}
      />
    </div>
  );
};
