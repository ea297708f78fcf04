import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-admin';
import type { AnswerOf, ParsedQueryOf } from '../../../../contract/call';
import type { colillasCalls } from '../../../../contract/colillas';
import { centsToDollars } from '../../../../contract/common';
import type { RestSection } from '../../../../contract/rest';
import { formatExact } from '../../../format/money';
import { counted } from '../../../format/text';
import { recordPath } from '../../../section/sectionPath';
import { useCompared, useDoubt } from '../../../ui/base/useUsual';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { DoubtText } from '../../../ui/inputs/DoubtText';
import { DataTable } from '../../../ui/table/DataTable';
import { RowsTable } from '../../../ui/table/RowsTable';
import { useRegistrar } from './useRegistrar';

type Call = typeof colillasCalls.winning;
type Answer = AnswerOf<Call>;

interface GanadorasTableProps extends Pick<Answer, 'paga' | 'ganadoras'> {
  query: ParsedQueryOf<Call>;
  onDone: () => unknown;
}

/** All without a premio are registered, but for those that are taken out. */
export const GanadorasTable = ({ query, paga, ganadoras, onDone }: GanadorasTableProps) => {
  const [veces, setVeces] = useState(paga === 0 ? '' : String(paga));
  const [taken, setTaken] = useState<readonly number[]>([]);
  const times = /^[1-9]\d{0,5}$/.test(veces) ? Number(veces) : 0;
  const rows = ganadoras.map((one) => ({ ...one, id: one.fk_venta, debe: one.valor * times }));
  const chosen = rows.filter(({ fk_premio, id }) => fk_premio === null && !taken.includes(id));
  const { registrar, question, isBusy, count, outcome } = useRegistrar(query, onDone);
  const section = useCompared('premios');
  const largest = chosen.toSorted((one, other) => other.valor - one.valor).slice(0, MOST_DOUBTS);
  const take = (id: number) =>
    setTaken(taken.includes(id) ? taken.filter((one) => one !== id) : [...taken, id]);

  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <TextField
        label="Paga (veces el valor)"
        value={veces}
        onChange={({ target }) => setVeces(target.value.replaceAll(/\D/g, ''))}
        // What the draw says is not changed here.
        disabled={paga !== 0}
        error={times === 0}
        helperText={
          times === 0 ? (
            'Escriba cuántas veces paga el sorteo'
          ) : (
            <DoubtText>
              {section &&
                largest.map(({ id, fk_vendedor, promotor, debe }) => (
                  <DueDoubt
                    key={id}
                    section={section}
                    of={promotor}
                    values={{ ...query, fk_vendedor, valor: centsToDollars(debe) }}
                  />
                ))}
            </DoubtText>
          )
        }
        sx={{ width: 240 }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <RowsTable
        rows={rows}
        sums={{
          valor: rows.reduce((sum, { valor }) => sum + valor, 0),
          debe: rows.reduce((sum, { debe }) => sum + debe, 0),
        }}
        aria-label="Colillas ganadoras"
        storeKey="premios.ganadoras"
      >
        <DataTable.Col
          source="fk_premio"
          label="Premio"
          render={({ id, promotor, fk_premio, estado }: (typeof rows)[number]) =>
            fk_premio === null ? (
              <Checkbox
                checked={!taken.includes(id)}
                onChange={() => take(id)}
                slotProps={{ input: { 'aria-label': `Registrar el premio de ${promotor}` } }}
              />
            ) : (
              <Link to={recordPath('premios', fk_premio)}>
                {fk_premio}, {estado.toLowerCase()}
              </Link>
            )
          }
        />
        <DataTable.Col source="promotor" label="Promotor" />
        <DataTable.Col source="sumador" label="Sumador" />
        <DataTable.Col source="valor" label="Valor" render={() => <MoneyField source="valor" exact />} />
        <DataTable.Col
          source="debe"
          label="Se debe"
          align="right"
          render={() => <MoneyField source="debe" exact />}
        />
      </RowsTable>
      <div>
        <Button
          variant="contained"
          disabled={isBusy || chosen.length === 0 || times === 0}
          onClick={() => void registrar(chosen)}
        >
          {isBusy
            ? `Registrando ${count} de ${chosen.length}`
            : `Registrar ${counted(chosen.length, 'premio', 'premios')} por ${formatExact(chosen.reduce((sum, { debe }) => sum + debe, 0))}`}
        </Button>
      </div>
      {question}
      {outcome && (
        <Typography component="div" role="status">
          {counted(outcome.done, 'premio registrado', 'premios registrados')} por {formatExact(outcome.sum)}.
          Los revisa otra persona.
          {outcome.refused.length > 0 && (
            <ul aria-label="Sin registrar">
              {outcome.refused.map(({ promotor, error }) => (
                <li key={promotor}>
                  {promotor}: {error}
                </li>
              ))}
            </ul>
          )}
        </Typography>
      )}
    </Stack>
  );
};

/** Each is asked for by itself. Before a save all are. */
const MOST_DOUBTS = 10;

interface DueDoubtProps {
  section: RestSection;
  of: string;
  values: Readonly<Record<string, unknown>>;
}

const DueDoubt = ({ section, of, values }: DueDoubtProps) => {
  const doubt = useDoubt(section, values);

  return doubt ? (
    <Box component="span" sx={{ display: 'block' }}>
      {of}: {doubt}
    </Box>
  ) : null;
};
