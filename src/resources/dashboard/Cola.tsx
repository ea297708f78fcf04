import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CanAccess, LinkBase } from 'ra-core';
import { useId } from 'react';
import type { Jornada } from '../../../contract/jornada';
import { SiguienteButton } from '../../domain/turno/SiguienteButton';
import { formatExact } from '../../format/money';
import { counted } from '../../format/text';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { sectionPath } from '../../ui/section/sectionPath';
import { itemPath, queuePath, toCorrectPath, trabajoOf } from './trabajos';

/** What waits for the user: how much, the oldest of it, and the next action. */
export const Cola = ({ jornada: { cola, primeros, por_corregir } }: { jornada: Jornada }) => {
  const titleId = useId();
  const trabajo = trabajoOf(useUsuarioActual().role);
  const isEmpty = cola.conteo === 0;
  const [first] = primeros;
  // Premios are handed out one by one, drafts are the user's own.
  const isOwn = trabajo.section === 'ventas';

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h2">
        {trabajo.title}
      </Typography>
      {isEmpty ? (
        <Typography color="textSecondary">{trabajo.none}</Typography>
      ) : (
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
          {counted(cola.conteo, ...trabajo.what)} · {formatExact(cola.valor)}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {isOwn && first && (
          <Button variant="contained" component={LinkBase} to={itemPath(trabajo, first.id)}>
            Continuar el más antiguo
          </Button>
        )}
        {!isEmpty && <SiguienteButton isPrimary />}
        <CanAccess action="create" resource={trabajo.section}>
          <Button
            variant={isOwn && isEmpty ? 'contained' : 'outlined'}
            component={LinkBase}
            to={sectionPath(trabajo.section, 'create')}
          >
            {trabajo.fresh}
          </Button>
        </CanAccess>
        {por_corregir > 0 && (
          <Button component={LinkBase} to={toCorrectPath()}>
            {counted(por_corregir, 'rechazado por corregir', 'rechazados por corregir')}
          </Button>
        )}
      </Stack>
      <List aria-label={trabajo.title} dense disablePadding sx={{ mt: 1 }}>
        {primeros.map(({ id, fecha, promotor, detalle, valor }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={LinkBase} to={itemPath(trabajo, id)} sx={{ px: 1, gap: 2 }}>
              <ListItemText primary={`${promotor} · ${detalle}`} secondary={fecha} />
              <span>{formatExact(valor)}</span>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {cola.conteo > primeros.length && (
        <Button component={LinkBase} to={queuePath(trabajo)} sx={{ mt: 1 }}>
          Ver los {cola.conteo}
        </Button>
      )}
    </Card>
  );
};
