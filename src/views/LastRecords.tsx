import { type RaRecord, useGetList, useResourceContext, useResourceDefinition } from 'ra-core';
import { Fragment, memo } from 'react';
import { useUsuarioActual } from '../authProvider/usuarioActual';
import { nounOf } from '../format/noun';
import { recordPath } from '../section/sectionPath';
import { type SectionOptions, useSectionOptions } from '../section/useSectionOptions';
import { MoneyField } from '../ui/fields/MoneyField';
import { ValueField } from '../ui/fields/ValueField';
import { FormAside } from '../ui/form/FormAside';

/** Beside the form of a new one. Other hosts are not asked. memo: typing does not render it. */
export const LastRecords = memo(() => {
  const resource = useResourceContext() ?? '';
  const options = useSectionOptions(resource);
  const { hasEdit } = useResourceDefinition({ resource });
  const { role, api_local } = useUsuarioActual();
  const { data, error } = useGetList<RaRecord>(
    resource,
    { filter: filterOf(options), pagination: { page: 1, perPage: 5 } },
    { enabled: api_local === true },
  );
  const { titles, day, value } = partsOf(options, role);
  if (!api_local) return null;

  return (
    <FormAside
      title={titleOf(options)}
      error={error}
      rows={data?.map((record) => ({
        id: record.id,
        to: hasEdit ? recordPath(resource, record.id) : undefined,
        title: <Title record={record} sources={titles} {...options} />,
        detail: day && <ValueField source={day} record={record} />,
        value: value && <MoneyField source={value} record={record} />,
      }))}
    />
  );
});

/** A list starts with the same. */
const filterOf = ({ filters, fields }: SectionOptions) =>
  Object.fromEntries(
    filters
      .filter(({ source, value }) => value !== undefined && fields[source]?.kind !== 'day')
      .map(({ source, value }) => [source, value]),
  );

/** The title and the amount of a phone's card, and the first day. */
const partsOf = ({ list, fields }: SectionOptions, role: string) => {
  const seen = list.filter((source) => fields[source]?.visibleTo?.includes(role) ?? true);
  const isPart = (part: string) => (source: string) => fields[source]?.card === part;

  return {
    titles: seen.filter(isPart('title')),
    day: seen.find((source) => fields[source]?.kind === 'day'),
    value: seen.find(isPart('value')),
  };
};

const titleOf = ({ singular = '' }: SectionOptions) => {
  const { agree, many } = nounOf(singular);

  return `${agree('Últim')}s ${many}`;
};

type TitleProps = Pick<SectionOptions, 'recordRepresentation'> & {
  record: RaRecord;
  sources: readonly string[];
};

const Title = ({ record, sources, recordRepresentation }: TitleProps) =>
  recordRepresentation?.(record) ??
  sources.map((source, index) => (
    <Fragment key={source}>
      {index > 0 && ' · '}
      <ValueField source={source} record={record} />
    </Fragment>
  ));
