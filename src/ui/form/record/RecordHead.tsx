import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { toCents } from '../../../../contract/common';
import { isAnnulled } from '../../../../contract/rest';
import { formatExact } from '../../../format/money';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { SimpleShowLayout } from '../../fields/SimpleShowLayout';
import { ValueField } from '../../fields/ValueField';
import { cardWidth } from '../FormCard';

/** The amount of a record, its estado, and whose it is. Absent if the section's card names no amount. */
export const RecordHead = () => {
  const record = useRecordContext();
  const { fields, paidOff } = useSectionOptions();
  const sources = useHeadSources().filter((source) => source !== 'estado' || record?.estado);
  if (!record || sources.length === 0) return null;

  return (
    <Card
      component="section"
      aria-label="Resumen"
      data-annulled={isAnnulled(record) || undefined}
      sx={headStyle}
    >
      <SimpleShowLayout>
        {sources.map((source) => (
          <ValueField key={source} source={source} label={fields[source]?.heading} />
        ))}
      </SimpleShowLayout>
      {paidOff && <PaidOff {...paidOff} />}
    </Card>
  );
};

/** Has the place of the head while the record loads. */
export const RecordHeadSkeleton = () =>
  useHeadSources().length > 0 && (
    <Skeleton variant="rounded" height={86} sx={{ mb: 2, maxWidth: cardWidth }} />
  );

/** The amount and the names on the section's card; without a name there, the references of its list. */
export const useHeadSources = (): readonly string[] => {
  const { fields, list } = useSectionOptions();
  const amount = list.find((source) => fields[source]?.card === 'value');
  if (!amount) return [];
  const references = list.filter((source) => fields[source]?.kind === 'reference');
  const named = references.filter((source) => fields[source]?.card === 'title');

  return [amount, ...('estado' in fields ? ['estado'] : []), ...(named.length > 0 ? named : references)];
};

/** How much of an amount is paid. */
const PaidOff = ({ paid, of }: { paid: string; of: string }) => {
  const record = useRecordContext();
  const label = useSectionOptions().fields[paid]?.label;
  const done = toCents(record?.[paid]) ?? 0;
  const whole = toCents(record?.[of]) ?? 0;
  if (!label || whole <= 0) return null;
  const text = `${formatExact(done)} de ${formatExact(whole)}`;

  return (
    <Box sx={{ mt: 1.5 }}>
      <Box
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={whole / 100}
        aria-valuenow={done / 100}
        aria-valuetext={text}
        sx={barStyle}
      >
        <Box sx={{ width: Math.min(1, done / whole), height: 1, bgcolor: 'success.main' }} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {label}: {text}
      </Typography>
    </Box>
  );
};

const headStyle = {
  p: 2,
  mb: 2,
  maxWidth: cardWidth,
  '& dl': { rowGap: 1, mb: 0 },
  '& dl dt, & dl dd': { display: 'block', ml: 0 },
  '& dl > div:first-of-type dd': { fontSize: '1.5rem', lineHeight: 1.3 },
  '&[data-annulled] dl > div:first-of-type dd': { color: 'text.secondary', textDecoration: 'line-through' },
};

const barStyle = {
  height: 8,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  printColorAdjust: 'exact',
};
