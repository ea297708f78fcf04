import type { Jornada } from '../../../contract/jornada';
import { formatExact } from '../../format/money';
import { counted } from '../../format/text';

/** One and many of what is counted. */
type Words = readonly [one: string, many: string];

/** The daily work of a role without a dashboard. */
export interface Trabajo {
  title: string;
  what: Words;
  none: string;
  section: 'premios' | 'ventas';
  /** The label of the button that makes a new one. */
  fresh: string;
  /** In which they wait. */
  estado: string;
  /** By the estado that the work led to. */
  done: Readonly<Record<string, Words>>;
}

const OF_PREMIOS = { what: ['premio', 'premios'], section: 'premios', fresh: 'Nuevo premio' } as const;

const REVISION: Trabajo = {
  ...OF_PREMIOS,
  title: 'Por revisar',
  none: 'Ningún premio espera su revisión',
  estado: 'PENDIENTE',
  done: {
    REVISADO: ['premio revisado', 'premios revisados'],
    RECHAZADO: ['premio rechazado', 'premios rechazados'],
  },
};

const TRABAJOS: Readonly<Record<string, Trabajo>> = {
  premiacion: {
    ...OF_PREMIOS,
    title: 'Por pagar',
    none: 'Ningún premio espera su pago',
    estado: 'REVISADO',
    done: {
      PAGADO: ['premio pagado', 'premios pagados'],
      PENDIENTE: ['premio registrado', 'premios registrados'],
    },
  },
  sumador: {
    title: 'Borradores por cerrar',
    what: ['venta', 'ventas'],
    none: 'No tiene ventas en borrador',
    section: 'ventas',
    fresh: 'Nueva venta',
    estado: 'B',
    done: { C: ['venta cerrada', 'ventas cerradas'] },
  },
};

export const trabajoOf = (role: string): Trabajo => TRABAJOS[role] ?? REVISION;

/** In the order of the work: '5 premios revisados · $320.50'. */
export const doneTexts = ({ done }: Trabajo, hechos: Jornada['hechos']): string[] =>
  Object.entries(done).flatMap(([estado, words]) =>
    hechos
      .filter((hecho) => hecho.estado === estado)
      .map(({ conteo, valor }) => `${counted(conteo, ...words)} · ${formatExact(valor)}`),
  );
