import { filesHost } from '../../http/environment';

/** Base + '/' + comprobante (SPEC 2.28). */
export const proofUrl = (comprobante: string): string => proofUrlOn(filesHost, comprobante);

/** Never on another host. */
export const proofUrlOn = (base: string, comprobante: string): string =>
  `${base}/${comprobante.replace(/^[/\\\s]+/, '')}`;
