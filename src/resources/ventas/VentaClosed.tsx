import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CanAccess, LinkBase, useCanAccess, useGetOne } from 'ra-core';
import type { Sorteo } from '../../../contract/sorteos';
import type { Venta } from '../../../contract/ventas';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { lateText } from '../../domain/lateText';
import { capitalized } from '../../format/noun';
import { sectionPath } from '../../section/sectionPath';
import { PageActions } from '../../ui/base/PageActions';
import { StateChangeButton } from '../../ui/form/dialogs/StateChangeButton';
import { fitWidth } from '../../ui/form/record/fitWidth';
import { RecordFacts } from '../../ui/form/record/RecordFacts';
import { RecordHead } from '../../ui/form/record/RecordHead';
import { isReadOnly, useIsCreator } from '../../ui/form/record/readOnly';
import { AnnulMenu } from '../../views/PageMenu';
import { CorregirFila } from './CorregirFila';
import { discarding } from './draft/discarding';
import { ColillasTable } from './grid/ColillasTable';
import { porCorregir } from './grid/SumBar';

interface VentaClosedProps {
  venta: Venta;
  isJustClosed: boolean;
}

export const VentaClosed = ({ venta, isJustClosed }: VentaClosedProps) => {
  const { fecha, fk_sorteo, por_corregir, estado } = venta;
  const isCreator = useIsCreator();
  const { api_local } = useUsuarioActual();
  const { canAccess } = useCanAccess({ resource: 'ventas', action: 'annul' });
  const { data: sorteo } = useGetOne<Sorteo>(
    'sorteos',
    { id: fk_sorteo ?? 0 },
    { enabled: Boolean(fk_sorteo) },
  );
  const mayCorrect = api_local && canAccess && estado === 'C' && !isReadOnly(venta);
  const paid = venta.premios.find((premio) => premio.estado === 'PAGADO');
  const late = lateText(venta);
  // A draft whose week was closed.
  const isStuck = estado === 'B' && isReadOnly(venta);

  return (
    <>
      <PageActions>
        {isCreator && (
          <Button
            // One key starts the next slip, with the same day and draw.
            ref={isJustClosed ? focus : undefined}
            variant="contained"
            component={LinkBase}
            to={sectionPath('ventas', 'create')}
            state={{ record: { fecha, fk_sorteo } }}
          >
            Nueva venta
          </Button>
        )}
        <CanAccess action="annul">
          {isStuck ? (
            <StateChangeButton label="Descartar" {...discarding(venta)} />
          ) : paid ? (
            <Typography variant="body2" color="text.secondary">
              No se anula: tiene el premio {paid.id} pagado
            </Typography>
          ) : (
            <AnnulMenu text="La venta deja de contar, y el promotor puede tener otra de ese sorteo y día" />
          )}
        </CanAccess>
      </PageActions>
      <RecordHead />
      <Stack spacing={2}>
        <RecordFacts />
        {late && <Typography color="warning">{capitalized(late)}, después de su sorteo</Typography>}
        {por_corregir > 0 && <Typography color="warning">{porCorregir(por_corregir)}</Typography>}
        <Box sx={fitWidth(400)}>
          <ColillasTable
            venta={venta}
            actionOf={
              mayCorrect && sorteo
                ? (fila) => <CorregirFila venta={venta} fila={fila} cifras={sorteo.cifras} />
                : undefined
            }
          />
        </Box>
      </Stack>
    </>
  );
};

const focus = (element: HTMLElement | null) => element?.focus();
