import Typography from '@mui/material/Typography';
import { useCanAccess } from 'ra-core';
import { Fragment } from 'react';
import { Link } from 'react-admin';
import type { AnswerOf } from '../../../contract/call';
import type { planillasCalls, VentaTardia } from '../../../contract/planillas';
import { lateText } from '../../domain/lateText';
import { sorteoText } from '../../domain/names';
import { weekdayName } from '../../format/dates';
import { listPath, recordPath } from '../../section/sectionPath';

interface TardiasProps extends Pick<AnswerOf<typeof planillasCalls.ventas>, 'tardias'> {
  /** Of the list that has all of them. */
  filter: Readonly<Record<string, unknown>>;
}

/** The ventas of the week that were begun after their draw, in words for screen and paper. */
export const Tardias = ({ tardias, filter }: TardiasProps) => {
  const { canAccess } = useCanAccess({ resource: 'ventas', action: 'list' });
  if (!tardias || tardias.conteo === 0) return null;
  const { conteo, ventas } = tardias;
  const more = conteo - ventas.length;
  const linked = (to: string, text: string) => (canAccess ? <Link to={to}>{text}</Link> : text);

  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      Registradas después del sorteo:{' '}
      {ventas.map((venta, index) => (
        <Fragment key={venta.id}>
          {index > 0 && '; '}
          {linked(recordPath('ventas', venta.id), textOf(venta))}
        </Fragment>
      ))}
      {more > 0 && <> y {linked(listPath('ventas', filter), `${more} más`)}</>}
    </Typography>
  );
};

/** 'Ana Paredes, lunes, Lotto 19:00 (registrada 23:20)' */
const textOf = (venta: VentaTardia): string => {
  const late = lateText(venta);
  const place = `${venta.promotor}, ${weekdayName(venta.fecha)}, ${sorteoText(venta.sorteo)}`;

  return late ? `${place} (${late})` : place;
};
