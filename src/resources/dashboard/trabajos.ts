import type { Jornada } from '../../../contract/jornada';
import { recentDays } from '../../format/dates';
import { formatExact } from '../../format/money';
import { counted } from '../../format/text';
import { sectionPath } from '../../ui/section/sectionPath';
import { listPath } from './listPath';

/** One and many of what is counted. */
type Words = readonly [one: string, many: string];

/** What a role without a dashboard does all day. */
interface Trabajo {
  title: string;
  what: Words;
  none: string;
  section: 'premios' | 'ventas';
  /** Of the button that makes a new one. */
  fresh: string;
  /** In which they wait. */
  estado: string;
  /** What is said of a day's work, by the estado that it led to. */
  done: Readonly<Record<string, Words>>;
}

export const trabajoOf = (role: string): Trabajo => TRABAJOS[role] ?? REVISION;

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
  revisor: REVISION,
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

/** What was done today, in the order of the work: '5 premios revisados · $320.50'. */
export const doneTexts = ({ done }: Trabajo, hechos: Jornada['hechos']): string[] =>
  Object.entries(done).flatMap(([estado, words]) =>
    hechos
      .filter((hecho) => hecho.estado === estado)
      .map(({ conteo, valor }) => `${counted(conteo, ...words)} · ${formatExact(valor)}`),
  );

/** The whole queue, whatever its dates. */
export const queuePath = ({ section, estado }: Trabajo): string => listPath(section, { estado });

/** Those that the queue counts as rejected. */
export const toCorrectPath = (): string => listPath('premios', { ...recentDays(), estado: 'RECHAZADO' });

export const itemPath = ({ section }: Trabajo, id: number): string => sectionPath(section, 'edit', id);
