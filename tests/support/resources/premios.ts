import { premiosRest } from '../../../contract/premios';
import { recordOf } from '../renderSection';

/** A pending premio, entered by Carlos, not by the user of the session. */
export const premio = (id: number, values: object = {}) =>
  recordOf(premiosRest, id, {
    fecha: '2026-11-18',
    fk_sorteo: 1,
    fk_vendedor: 1,
    fk_usuario: 3,
    colilla: '0123',
    valor: '150.00',
    imagen: 'comprobantes/uno.png',
    estado: 'PENDIENTE',
    fk_usuario_creacion: 4,
    fk_usuario_paso: 4,
    ...values,
  });
