import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CanAccess, LinkBase } from 'ra-core';
import type { Jornada } from '../../../contract/jornada';
import { SiguienteButton } from '../../domain/turno/SiguienteButton';
import { recentDays } from '../../format/dates';
import { formatExact } from '../../format/money';
import { counted } from '../../format/text';
import { SectionCard } from '../../ui/page/SectionCard';
import { listPath, sectionPath } from '../../ui/section/sectionPath';
import type { Trabajo } from './trabajos';

interface ColaProps {
  jornada: Jornada;
  trabajo: Trabajo;
}

export const Cola = ({ jornada: { cola, primeros, por_corregir }, trabajo }: ColaProps) => {
  const { title, section, estado } = trabajo;
  const isEmpty = cola.conteo === 0;
  const [first] = primeros;
  const pathOf = (id: number) => sectionPath(section, 'edit', id);
  // Premios are offered one by one; drafts are the user's own.
  const isOwn = section === 'ventas';

  return (
    <SectionCard title={title}>
      {isEmpty ? (
        <Typography color="textSecondary">{trabajo.none}</Typography>
      ) : (
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
          {counted(cola.conteo, ...trabajo.what)} · {formatExact(cola.valor)}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {isOwn && first && (
          <Button variant="contained" component={LinkBase} to={pathOf(first.id)}>
            Continuar el más antiguo
          </Button>
        )}
        {!isEmpty && <SiguienteButton isPrimary />}
        <CanAccess action="create" resource={section}>
          <Button
            variant={isOwn && isEmpty ? 'contained' : 'outlined'}
            component={LinkBase}
            to={sectionPath(section, 'create')}
          >
            {trabajo.fresh}
          </Button>
        </CanAccess>
        {por_corregir > 0 && (
          <Button component={LinkBase} to={listPath('premios', { ...recentDays(), estado: 'RECHAZADO' })}>
            {counted(por_corregir, 'rechazado por corregir', 'rechazados por corregir')}
          </Button>
        )}
      </Stack>
      <List aria-label={title} dense disablePadding sx={{ mt: 1 }}>
        {primeros.map(({ id, fecha, promotor, detalle, valor }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={LinkBase} to={pathOf(id)} sx={{ px: 1, gap: 2 }}>
              <ListItemText primary={`${promotor} · ${detalle}`} secondary={fecha} />
              <span>{formatExact(valor)}</span>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {cola.conteo > primeros.length && (
        <Button component={LinkBase} to={listPath(section, { estado })} sx={{ mt: 1 }}>
          Ver los {cola.conteo}
        </Button>
      )}
    </SectionCard>
  );
};
