import type { RaRecord, ResourceDefinition } from 'ra-core';
import { capitalized, nounOf } from '../../format/noun';
import type { DataResource } from '../../resources/defineResource';
import type { Section } from '../../resources/defineSection';
import type { Field } from '../../ui/fields/field';
import type { SectionOptions } from '../../ui/fields/useSectionOptions';
import { sectionPath } from '../../ui/sectionPath';

/** What react-admin knows of the sections and of data without screens: its buttons and links, and our parts by its options. */
export const resourceDefinitions = (
  sections: readonly Section[],
  resources: readonly DataResource[],
): Record<string, ResourceDefinition<SectionOptions>> =>
  Object.fromEntries(
    [...resources, ...sections].map((resource) => {
      const screens: Partial<Section['screens']> = 'screens' in resource ? (resource as Section).screens : {};
      const definition: ResourceDefinition<SectionOptions> = {
        name: resource.name,
        hasList: '' in screens,
        hasCreate: 'create' in screens,
        hasEdit: 'edit/:id' in screens,
        recordRepresentation: resource.recordRepresentation ?? nameOf(resource),
        options: optionsOf(resource, sections),
      };

      return [resource.name, definition];
    }),
  );

type Declared = DataResource & Partial<Pick<Section, 'singular' | 'path'>>;

/** 'Gasto 12'; nothing where no singular says so. */
const nameOf = ({ singular }: Declared) =>
  singular === undefined ? undefined : ({ id }: RaRecord) => `${capitalized(nounOf(singular).word)} ${id}`;

const optionsOf = (resource: Declared, sections: readonly Section[]): SectionOptions => {
  const { label = '', singular, rest, path = '', fields = {} } = resource;
  const above = sections.find(({ name }) => path.startsWith(`${name}/`));

  return {
    label,
    singular,
    rest,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]): [string, Field] => [
        name,
        typeof field === 'object' ? field : { label: String(field), kind: 'text' },
      ]),
    ),
    parent: above && { label: above.label, to: sectionPath(above.path ?? above.name) },
  };
};
