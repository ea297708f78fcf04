import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Form, Link, TextInput, Title } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { QueryOf } from '../../../../contract/call';
import { colillasCalls } from '../../../../contract/colillas';
import { today } from '../../../format/dates';
import { counted } from '../../../format/text';
import { recordPath } from '../../../section/sectionPath';
import { ErrorNotice } from '../../../ui/base/ErrorNotice';
import { Loading } from '../../../ui/base/Loading';
import { useCall } from '../../../ui/base/useCall';
import { useSettled } from '../../../ui/base/useSettled';
import { FieldInput } from '../../../views/generated/GeneratedFields';
import { colillaDigits } from '../colillaDigits';
import { GanadorasTable } from './GanadorasTable';

/** Finds the colillas that won a draw, and registers their premios. */
export default function Ganadoras() {
  return (
    <>
      <Title title="Colillas ganadoras" />
      <Form defaultValues={{ fecha: today(), fk_sorteo: '', colilla: '' }} onSubmit={nothingToSave}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 240px))' } }}>
          <FieldInput source="fecha" />
          <FieldInput source="fk_sorteo" />
          <TextInput
            source="colilla"
            label="Colilla ganadora"
            autoComplete="off"
            parse={colillaDigits}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </Box>
        <Found />
      </Form>
    </>
  );
}

const nothingToSave = () => undefined;

const call = colillasCalls.winning;

const Found = () => {
  const [fecha, fk_sorteo, colilla] = useWatch({ name: ['fecha', 'fk_sorteo', 'colilla'] });
  const { success, data: query } = call.query.safeParse({ fecha, fk_sorteo, colilla });
  const asked = JSON.stringify(query);
  const isSettled = useSettled(asked, PAUSE) === asked;
  const { data, error, refetch } = useCall(call, query as QueryOf<typeof call>, {
    enabled: success && isSettled,
    keepsLast: false,
  });
  if (!success || !query)
    return <Typography sx={{ mt: 2 }}>Elija el sorteo y escriba el número que ganó</Typography>;
  if (error) return <ErrorNotice error={error} what="Las colillas ganadoras" onRetry={refetch} />;
  if (!data) return <Loading />;
  const { borradores, ganadoras, paga } = data;

  return (
    <>
      {borradores.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {counted(borradores.length, 'venta de ese sorteo es', 'ventas de ese sorteo son')} todavía borrador,
          y no cuenta{borradores.length > 1 && 'n'}:
          <ul aria-label="Borradores">
            {borradores.map(({ id, promotor }) => (
              <li key={id}>
                <Link to={recordPath('ventas', id)}>
                  {promotor}, venta {id}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {ganadoras.length === 0 ? (
        <Typography role="status">Nadie vendió la colilla {colilla} en ese sorteo</Typography>
      ) : (
        <GanadorasTable key={asked} query={query} paga={paga} ganadoras={ganadoras} onDone={refetch} />
      )}
    </>
  );
};

/** In milliseconds. */
const PAUSE = 300;
