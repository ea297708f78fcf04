import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-admin';
import type { Tablero } from '../../../contract/dashboard';
import { formatMoney } from '../../format/money';
import { recordPath, sectionPath } from '../../section/sectionPath';
import { SectionCard } from '../../ui/base/SectionCard';
import { conVentaOf, type Scope } from './indicadoresOf';

interface PendientesProps {
  tablero: Tablero;
  whose: Scope;
}

export const Pendientes = ({ tablero, whose }: PendientesProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
      gap: 2,
      mb: 2,
    }}
  >
    <Lista
      title="Promotores sin venta hoy"
      hint="Pulse un nombre para hacer su venta"
      none="Ningún promotor activo está sin venta hoy"
      figure={conVentaOf(tablero, whose)}
      items={tablero.sin_venta_hoy.map(({ id, nombre }) => ({
        id,
        text: nombre,
        to: `${sectionPath('ventas', 'create')}?${new URLSearchParams({ source: JSON.stringify({ fk_vendedor: id }) })}`,
      }))}
    />
    <Lista
      title="Premios pendientes por más de 2 días"
      none="Ningún premio espera más de 2 días"
      items={tablero.premios_atrasados.map(({ id, fecha, promotor, colilla, valor }) => ({
        id,
        text: `${fecha} · ${promotor} · ${colilla} · ${formatMoney(valor)}`,
        to: recordPath('premios', id),
      }))}
    />
  </Box>
);

const FIRST = 5;

interface ListaProps {
  title: string;
  hint?: string;
  none: string;
  items: readonly { id: number; text: string; to: string }[];
  figure?: { text: string; to: string };
}

const Lista = ({ title, hint, none, items, figure }: ListaProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const count = items.length;
  const text = count > 0 ? hint : none;

  return (
    <SectionCard title={title} heading={count > 0 ? `${title} (${count})` : title}>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {count > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {items.slice(0, isWhole ? count : FIRST).map((item) => (
            <li key={item.id}>
              <Link to={item.to}>{item.text}</Link>
            </li>
          ))}
        </Box>
      )}
      {count > FIRST && (
        <Button onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole} sx={{ mt: 0.5, ml: -0.5 }}>
          {isWhole ? `Ver solo ${FIRST}` : `Ver los ${count}`}
        </Button>
      )}
      {figure && (
        <Typography sx={{ mt: 1 }}>
          <Link to={figure.to}>{figure.text}</Link>
        </Typography>
      )}
    </SectionCard>
  );
};
