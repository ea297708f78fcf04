import Button from '@mui/material/Button';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Venta } from '../../../contract/ventas';
import { Aviso } from '../../ui/Aviso';
import { CerrarVenta } from './CerrarVenta';
import { detalleOf } from './fila';
import { GridColillas } from './GridColillas';
import { GuardadoLine } from './GuardadoLine';
import { Recuperadas } from './Recuperadas';
import { SumaBar } from './SumaBar';
import { useBorrador, useForgetRespaldo } from './useBorrador';
import { useLeaveGuard } from './useLeaveGuard';
import { VentaActions } from './VentaActions';
import { VentaDatos } from './VentaDatos';
import { VentaPage } from './VentaPage';

interface VentaBorradorProps {
  venta: Venta;
  /** Of the draw. */
  cifras: number;
  /** Reads the venta anew. */
  onReload: () => Promise<void>;
}

/** A draft: its colillas are typed, saved by themselves, and in the end closed. */
export const VentaBorrador = ({ venta, cifras, onReload }: VentaBorradorProps) => {
  const { filas, dispatch, resumen, guardado, isDirty, ...recovered } = useBorrador(venta, cifras);
  const forget = useForgetRespaldo(venta);
  const [refusal, setRefusal] = useState<string>();
  const [isClosing, setIsClosing] = useState(false);
  const gridRef = useFocusedEnd();
  const current = { ...venta, detalle_ventas: detalleOf(resumen.lineas), version: guardado.version() };

  useLeaveGuard({
    isDirty,
    save: async () => (await guardado.flush()) && resumen.porCorregir === 0,
  });
  const reload = () => {
    forget();
    void onReload();
  };
  const askToClose = async () => {
    setRefusal(resumen.porCorregir > 0 ? UNFINISHED : undefined);
    if (resumen.porCorregir > 0) focusFaulty(gridRef.current);
    else if (await guardado.flush()) setIsClosing(true);
  };
  const closeByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) void askToClose();
  };

  return (
    <VentaPage
      title={`Venta ${venta.id}`}
      actions={
        <>
          <VentaActions venta={current} onAnnulled={forget} />
          <Button variant="contained" onClick={askToClose}>
            Cerrar venta
          </Button>
        </>
      }
    >
      <VentaDatos venta={venta} />
      <Recuperadas {...recovered} dispatch={dispatch} />
      {refusal && (
        <Aviso severity="error" onClose={() => setRefusal(undefined)}>
          {refusal}
        </Aviso>
      )}
      <SumaBar resumen={resumen}>
        <GuardadoLine
          estado={guardado.estado}
          porCorregir={resumen.porCorregir}
          onRetry={guardado.flush}
          onReload={reload}
        />
      </SumaBar>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the grid inside */}
      <div ref={gridRef} onKeyDown={closeByKey}>
        <GridColillas
          filas={filas}
          cifras={cifras}
          dispatch={dispatch}
          onLeave={guardado.flush}
          onRefused={setRefusal}
        />
      </div>
      {isClosing && (
        <CerrarVenta
          venta={current}
          resumen={resumen}
          onCancel={() => setIsClosing(false)}
          onClosed={reload}
        />
      )}
    </VentaPage>
  );
};

const UNFINISHED = 'Corrija o quite las filas marcadas antes de cerrar la venta';

/** Below the bar and the refusal, which stay in sight. */
const focusFaulty = (grid: HTMLElement | null) =>
  grid?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();

/** The typing goes on where it ended. */
const useFocusedEnd = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('tbody tr:last-child input')?.focus(), []);

  return ref;
};
