import { useRecordContext } from 'ra-core';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { kinds } from '../../fields/kinds';
import { SimpleShowLayout } from '../../fields/SimpleShowLayout';
import { ValueField } from '../../fields/ValueField';
import { FactsCard } from './FactsCard';
import { useHeadSources } from './RecordHead';

interface FactsProps {
  sources: readonly string[];
}

/** By default the facts that its section declares, without those that the head shows. */
export const RecordFacts = ({ sources }: Partial<FactsProps>) => {
  const { facts, paidOff } = useSectionOptions();
  const shown = [...useHeadSources(), paidOff?.paid];

  return (
    <FactsCard>
      <Facts sources={(sources ?? facts).filter((source) => !shown.includes(source))} />
    </FactsCard>
  );
};

/** Values of the record in words, then its pictures. */
export const Facts = ({ sources }: FactsProps) => {
  const record = useRecordContext();
  const { fields } = useSectionOptions();
  const figures = sources.flatMap((source) => {
    const { Figure } = kinds[fields[source]?.kind ?? 'text'];

    return Figure && record?.[source] ? [{ source, Figure }] : [];
  });

  return (
    <>
      <SimpleShowLayout>
        {sources
          .filter((source) => !figures.some((figure) => figure.source === source))
          .map((source) => (
            <ValueField key={source} source={source} label={fields[source]?.heading} />
          ))}
      </SimpleShowLayout>
      {figures.map(({ source, Figure }) => (
        <Figure key={source} source={source} />
      ))}
    </>
  );
};
