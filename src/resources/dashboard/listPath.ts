import { sectionPath } from '../../ui/section/sectionPath';

/** A section's list, filtered as its own filters would have done it. */
export const listPath = (section: string, filter: Record<string, string>): string =>
  `${sectionPath(section)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** A sheet or a report with what it is asked in its address; what is empty stays out of it. */
export const askPath = (section: string, screen: string, values: Record<string, string>): string => {
  const asked = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));

  return asked.size === 0 ? sectionPath(section, screen) : `${sectionPath(section, screen)}?${asked}`;
};
