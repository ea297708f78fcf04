import { restSections } from '../../../contract/restSections';
import { sampleOf } from '../sampleOf';
import type { Answered, Client } from './testApi';
import { using, type World } from './world';

type Section = Pick<(typeof restSections)[number], 'name' | 'fields' | 'input' | 'calls'>;

/** A premio needs a sold colilla. Pia creates it, so that the others can review it. */
export const make = async (
  world: World,
  section: Section,
  n = 1,
  values: object = {},
  by: Client = section.name === 'premios' ? world.pia : world.chief,
): Promise<Answered> => {
  const body: Record<string, unknown> = { ...sampleOf(section, n), ...values };
  if (section.name === 'premios') await sell(world, body);

  return using(section.calls).create(by, body);
};

export const sell = ({ sold, zoe, berta, carlos }: World, premio: Record<string, unknown>) =>
  sold([[String(premio.colilla), 500]], {
    fecha: String(premio.fecha),
    fk_sorteo: Number(premio.fk_sorteo),
    fk_vendedor: Number(premio.fk_vendedor),
    fk_usuario: (premio.fk_vendedor === zoe ? berta : carlos).user.id,
  });

export type Made = Record<string, { id: number }>;

/** `bodyOf` changes the sent body, or returns undefined to leave a section out. */
export const oneOfEach = async (
  world: World,
  bodyOf: (body: object, name: string) => object | undefined = (body) => body,
): Promise<Made> => {
  const made: Made = {};
  for (const section of restSections) {
    const loan = section.name === 'abonos' && { fk_prestamo: made.prestamos?.id };
    const values = bodyOf({ ...sampleOf(section), ...loan }, section.name);
    if (!values) continue;
    const { status, body } = await make(world, section, 1, values);
    if (status !== 200) throw new Error(`${section.name}: ${body.error}`);
    made[section.name] = body;
  }

  return made;
};
