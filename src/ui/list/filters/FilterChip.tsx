import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import { useListFilterContext, useTranslateLabel } from 'ra-core';
import { rangeText } from '../../../format/dayRanges';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { Value } from '../../fields/ValueField';
import { visuallyHidden } from '../../theme/tableStyle';
import { type Filter, isRange, sourcesOf } from './filter';

interface FilterChipProps {
  filter: Filter;
  onRemove: () => void;
}

export const FilterChip = ({ filter, onRemove }: FilterChipProps) => {
  const { source, label, choices } = filter.props;
  const { filterValues, resource } = useListFilterContext();
  const { fields } = useSectionOptions(resource);
  const translateLabel = useTranslateLabel();
  const [value, other] = sourcesOf(filter).map((name) => String(filterValues[name] ?? ''));
  const field = fields[source] ?? (choices && { kind: 'choice', label: '', choices });

  return (
    <Chip
      label={
        <>
          <span style={visuallyHidden}>Quitar el filtro</span> {translateLabel({ source, resource, label })}
          {': '}
          {isRange(filter) ? (
            rangeText({ desde: value ?? '', hasta: other ?? '' })
          ) : (
            <Value field={field} value={value ?? ''} />
          )}
        </>
      }
      variant="outlined"
      component="button"
      deleteIcon={<CloseIcon />}
      onDelete={onRemove}
      onClick={onRemove}
    />
  );
};
