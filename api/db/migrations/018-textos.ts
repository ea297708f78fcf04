import { type Kysely, sql } from 'kysely';

/** Without usernames and códigos: they identify, and two that look alike may exist. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  usuarios: ['nombre', 'apellido', 'cuenta_bancaria'],
  vendedores: ['nombre', 'apellido', 'direccion', 'cuenta_bancaria'],
  sorteos: ['nombre'],
  feriados: ['nombre'],
  gastos: ['descripcion'],
  ingresos: ['descripcion'],
  transferencias: ['concepto'],
  depositos: ['banco', 'cuenta_bancaria', 'motivo'],
  prestamos: ['motivo'],
  premios: ['motivo', 'observacion'],
};

/** Zero-width characters, direction marks and the soft hyphen. */
const INVISIBLE = '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]';

/** Texts are stored in NFC without invisible characters, as new ones are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, columns] of Object.entries(TEXTS)) {
    for (const column of columns) {
      const text = sql.ref(column);
      const clean = sql`normalize(regexp_replace(${text}, ${INVISIBLE}, '', 'g'), nfc)`;
      await sql`update ${sql.table(table)} set ${text} = ${clean}
        where octet_length(${text}) <> char_length(${text}) and ${text} <> ${clean}`.execute(db);
    }
  }
};
