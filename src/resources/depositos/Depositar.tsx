import { required } from 'ra-core';
import type { Deposito } from '../../../contract/depositos';
import { formatExact } from '../../format/money';
import { ArchivosInput } from '../../ui/ArchivosInput';
import { CambioEstado } from '../../ui/CambioEstado';
import { centsOf } from '../../ui/columns';

/** The money has moved: the proof says so. */
export const Depositar = ({ deposito }: { deposito: Deposito }) => (
  <CambioEstado
    label="Depositar"
    record={deposito}
    estado="D"
    title={`Depositar solicitud ${deposito.id}`}
    text={`${deposito.banco}, cuenta ${deposito.cuenta_bancaria}: ${formatExact(centsOf(deposito.valor))}. Entra hoy en el libro de caja.`}
    defaultValues={{ comprobante: deposito.comprobante }}
    done="Solicitud depositada"
  >
    <ArchivosInput
      source="comprobante"
      label="Comprobante"
      validate={required('Cargue el comprobante del depósito')}
    />
  </CambioEstado>
);
