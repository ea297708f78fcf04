type Shown = readonly [onScreen: string, exported: string];

const same = (text: string): Shown => [text, text];

const ID = same('1');
const TODAY = same('2026-10-14');
const BERTA = same('Berta Mora');
const ANA = same('Ana 1');
const NINE: Shown = ['$9', '9,00'];
const ZERO: Shown = ['$0', '0,00'];
const NONE: Shown = ['—', ''];

/** The first record of `recordOf` in the list and the CSV of its section, by the headings of the columns. */
export const SECTION_ROWS: Readonly<Record<string, Readonly<Record<string, Shown>>>> = {
  vendedores: {
    Id: ID,
    Código: same('X-1'),
    Promotor: same('Ana 1 Ana 1'),
    Administrador: BERTA,
    '%': ['9.50', '9,5'],
    Teléfono: same('099 123 0001'),
    Habilitado: same('Sí'),
  },
  ventas: {
    Id: ID,
    Fecha: TODAY,
    Sorteo: same('Lotto 20:00'),
    Promotor: same('Zoe Paz'),
    Colillas: same('0'),
    Total: ZERO,
    Sumador: NONE,
    Estado: same('Borrador'),
  },
  gastos: {
    Id: ID,
    Fecha: TODAY,
    Administrador: BERTA,
    Tipo: same('Servicios'),
    Descripción: ANA,
    Valor: NINE,
    Comprobante: NONE,
  },
  ingresos: {
    Id: ID,
    Fecha: TODAY,
    Administrador: BERTA,
    Tipo: same('Recuperación'),
    Descripción: ANA,
    Valor: NINE,
    Comprobante: NONE,
  },
  depositos: {
    Id: ID,
    Fecha: TODAY,
    Administrador: BERTA,
    Tipo: same('Entregar'),
    Banco: ANA,
    Cuenta: ANA,
    Valor: NINE,
    Estado: same('Pendiente'),
    Comprobante: NONE,
  },
  transferencias: {
    Id: ID,
    Fecha: TODAY,
    Origen: BERTA,
    Destino: same('Carlos Nieto'),
    Valor: NINE,
    Concepto: ANA,
  },
  prestamos: {
    Id: ID,
    Fecha: TODAY,
    Beneficiario: same('Zoe Paz'),
    Valor: NINE,
    Abonado: ZERO,
    Saldo: ZERO,
    Estado: same('Activo'),
  },
  sorteos: {
    Id: ID,
    Nombre: ANA,
    Hora: same('10:00'),
    Cierre: same('09:30'),
    Días: same('J'),
    Cifras: same('2'),
    Habilitado: same('Sí'),
  },
  feriados: { Id: ID, Fecha: same('2015-05-25'), Nombre: ANA, Ámbito: same('Local') },
};

/** The estado X in words. */
export const GONE: Readonly<Record<string, string>> = { ventas: 'Anulada', depositos: 'Retirado' };

/** Sections whose list is made of react-admin's own parts. The suite tests their forms alone. */
export const STOCK_LISTS: readonly string[] = [];
