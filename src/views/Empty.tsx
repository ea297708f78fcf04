import InboxIcon from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import {
  LinkBase,
  useCanAccess,
  useGetResourceLabel,
  useListContext,
  useResourceDefinition,
  useTranslate,
} from 'ra-core';
import { sectionPath } from '../section/sectionPath';
import { useSectionOptions } from '../section/useSectionOptions';
import { State } from '../ui/base/State';

/**
 * In place of Empty and ListNoResults: offers all dates, and keeps the search when filters are removed.
 * Without a filter of the user it leads to the first record.
 */
export const Empty = () => {
  const { filterValues, setFilters, resource } = useListContext();
  const label = useGetResourceLabel()(resource).toLowerCase();
  const translate = useTranslate();
  const { q, isDated, chosen, undated } = useNarrowing();
  const isChosen = chosen.length > 0 || Boolean(q);
  const actions = (
    <>
      {q && isDated && (
        <Button variant="outlined" onClick={() => setFilters(undated)}>
          Buscar en todas las fechas
        </Button>
      )}
      {!isChosen && <CreateLink />}
      {(chosen.length > 0 || isDated) && (
        <Button onClick={() => setFilters(q ? { q: filterValues.q } : {}, {})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </>
  );

  return (
    <State icon={InboxIcon} action={actions}>
      {translate(sentenceFor({ isDated, isChosen }), {
        name: translate(`resources.${resource}.many`, { _: label }),
      })}
    </State>
  );
};

/** On a phone CreateButton is only an icon, and stands above already. */
const CreateLink = () => {
  const { resource } = useListContext();
  const { hasCreate } = useResourceDefinition({ resource });
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const translate = useTranslate();

  return (
    hasCreate &&
    canAccess && (
      <Button variant="outlined" component={LinkBase} to={sectionPath(resource, 'create')}>
        {translate(`resources.${resource}.action.create`)}
      </Button>
    )
  );
};

/** What narrows a list: the search, its days, and filters that the user has chosen. */
export const useNarrowing = () => {
  const { filterValues } = useListContext();
  const { filters } = useSectionOptions();
  const { q, ...others } = filterValues;
  const isDay = (source: string) => /_[gl]te$/.test(source);
  const isDefault = (source: string) =>
    filters.some((filter) => filter.source === source && filter.value === others[source]);
  const set = Object.keys(others).filter((source) => others[source] !== '');

  return {
    q,
    isDated: set.some(isDay),
    chosen: set.filter((source) => !isDay(source) && !isDefault(source)),
    undated: Object.fromEntries(Object.entries(filterValues).filter(([source]) => !isDay(source))),
  };
};

const sentenceFor = ({ isDated, isChosen }: Record<'isDated' | 'isChosen', boolean>) => {
  if (isChosen) return 'ra.navigation.no_filtered_results';

  return isDated ? 'ra.navigation.no_results_in_dates' : 'ra.page.empty';
};
