import { FORMAS_PAGO } from '../../../contract/common';

/** What a payment begins with. */
export const PAGO = { forma_pago: 'efectivo', comprobante: '' };

/** How a premio is paid, as selects offer it. */
export const FORMAS = FORMAS_PAGO.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` }));
