import { useRecordContext } from 'ra-core';
import type { DetalleNomina, Nomina } from '../../../contract/nomina';
import { ComprobanteLink } from '../../ui/fields/PicturesField';
import { CargarButton } from './CargarButton';

/** Ver where a proof exists, otherwise Cargar, once (SPEC 2). */
export const Comprobante = () => {
  const record = useRecordContext<Nomina | DetalleNomina>();
  if (!record) return null;
  const { comprobante } = record;

  return comprobante.length > 0 ? <ComprobanteLink paths={comprobante.join(',')} /> : <CargarButton />;
};
