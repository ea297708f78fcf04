import type { RestSection } from '../../contract/rest';
import { PAGE_SIZES } from '../ui/list/pageSizes';

/** A link or a kept setting may name another size. */
export const nearestSize = (size: number): number =>
  PAGE_SIZES.reduce((best, one) => (Math.abs(one - size) < Math.abs(best - size) ? one : best));

type Offers = Pick<RestSection, 'sort' | 'filters' | 'fields'>;

/**
 * The search of an address with what a list offers: a size of pages, a page, an order, filters. Without filters it
 * gets those that the list starts with: react-admin leaves them out as soon as an address says anything.
 */
export const offeredParams = (search: string, offers?: Offers, defaults: object = {}): string => {
  const params = new URLSearchParams(search);
  const size = params.get('perPage');
  const isOffered = PAGE_SIZES.some((one) => String(one) === size);
  const isOnce = params.getAll('perPage').length === 1;
  if (size !== null && !(isOffered && isOnce)) params.set('perPage', String(nearestSize(Number(size) || 0)));
  keepIf(params, 'page', (page) => /^[1-9]\d{0,8}$/.test(page));
  keepIf(params, 'sort', (sort) => sort === 'id' || (offers?.sort.includes(sort) ?? /^\w+$/.test(sort)));
  keepIf(params, 'order', (order) => params.has('sort') && ['ASC', 'DESC'].includes(order));
  keepIf(params, 'filter', isObject);
  keepIf(params, 'displayedFilters', isObject);
  if (offers && params.has('filter')) params.set('filter', offeredFilter(params.get('filter') ?? '', offers));
  if (params.has('sort') && !params.has('order')) params.set('order', 'ASC');
  const isWithoutFilter = params.toString() !== '' && !params.has('filter');
  if (isWithoutFilter && Object.keys(defaults).length > 0) params.set('filter', JSON.stringify(defaults));

  if (params.toString() === new URLSearchParams(search).toString()) return search;

  const text = params.toString();

  return text && `?${text}`;
};

const keepIf = (params: URLSearchParams, name: string, isRight: (value: string) => boolean) => {
  const values = params.getAll(name);
  if (values.length > 1 || values.some((value) => !isRight(value))) params.delete(name);
};

const offeredFilter = (text: string, { filters, fields }: Offers): string => {
  const asked = Object.entries(JSON.parse(text) as object);
  const kept = asked.filter(([name, value]) => {
    if (name === 'id' || isTyped(name, fields) || value == null || value === '') return true;

    return Object.hasOwn(filters, name) && filters[name]?.safeParse(value).success;
  });

  return kept.length === asked.length ? text : JSON.stringify(Object.fromEntries(kept));
};

/** Half a word is in the address while it is typed. */
const isTyped = (name: string, fields: Offers['fields']): boolean =>
  name === 'q' || fields[name]?.kind === 'text' || fields[name]?.kind === 'note';

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);

    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};
