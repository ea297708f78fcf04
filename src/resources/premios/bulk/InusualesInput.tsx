import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import { BooleanInput } from 'react-admin';
import { doubtedCall } from '../../../../contract/dudas';
import { type Premio, premiosRest } from '../../../../contract/premios';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';

const call = doubtedCall(premiosRest);
/** As many as the call takes. */
const AT_ONCE = 100;

/** Names the selected premios with an unusual amount, and wants them confirmed. */
export const InusualesInput = () => {
  const { api_local } = useUsuarioActual();
  const dataProvider = useDataProvider();
  const { selectedIds } = useListContext<Premio>();
  const { data: doubted = [] } = useQuery({
    queryKey: ['premios', 'inusuales', selectedIds],
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(selectedIds.length / AT_ONCE) }, (_, part) =>
        selectedIds.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
      );
      const answers = [];
      for (const ids of parts) answers.push(await dataProvider.call(call, { query: { ids: ids.join(',') } }));

      return answers.flatMap(({ data }) => data.answer ?? []);
    },
    enabled: api_local === true,
    gcTime: 0,
  });
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
