/** A 409 with `reason: 'outdated'`: the record changed since it was read. */
export const OUTDATED = {
  byOther: 'Otro usuario modificó este registro',
  bySelf: 'Usted modificó este registro en otra pestaña o equipo',
};

/** The last change of a record. */
export interface LastChange {
  isOwn: boolean;
  /** '' if nobody knows. */
  nombre: string;
  /** Day and hour in the business zone; '' if nobody knows. */
  dia: string;
  hora: string;
}

/** 'hoy a las 14:05', or 'el 2026-10-14 a las 14:05' */
export const momentText = ({ dia, hora }: Pick<LastChange, 'dia' | 'hora'>, hoy: string): string =>
  `${dia === hoy ? 'hoy' : `el ${dia}`} a las ${hora}`;

/** ': Marta Cedeño, hoy a las 14:05', for the end of a sentence. */
export const changeText = ({ isOwn, nombre, dia, hora }: LastChange, hoy: string): string => {
  const cuando = dia && momentText({ dia, hora }, hoy);
  const parts = [isOwn ? 'usted' : nombre, cuando].filter(Boolean);

  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
};

/** Who changed a record since it was read, and when. */
export const outdatedText = (change: LastChange, hoy: string): string =>
  change.isOwn
    ? OUTDATED.bySelf + changeText({ ...change, isOwn: false, nombre: '' }, hoy)
    : OUTDATED.byOther + changeText(change, hoy);
