import {
  type RaRecord,
  useDataTableCallbacksContext,
  useEvent,
  useGetPathForRecordCallback,
  useNavigate,
  useResourceContext,
} from 'ra-core';
import type { MouseEvent } from 'react';
import { BASENAME } from '../section/sectionPath';

/** For the clicks on a body of rows: chooses, follows the links of the cells, else opens the row. */
export const useRowClicks = (rows: readonly RaRecord[]) => {
  const { handleToggleItem, isRowSelectable, rowClick } = useDataTableCallbacksContext();
  const resource = useResourceContext() ?? '';
  const pathFor = useGetPathForRecordCallback();
  const navigate = useNavigate();

  const choose = (record: RaRecord, event: MouseEvent) => {
    // The event of react-admin's own box.
    if (isRowSelectable?.(record) !== false)
      handleToggleItem?.(record.id, event as MouseEvent<HTMLInputElement>);
  };
  const open = async (record: RaRecord, event: MouseEvent) => {
    const link = await (typeof rowClick === 'function' ? rowClick(record.id, resource, record) : rowClick);
    if (link === 'toggleSelection') return choose(record, event);
    const path = await pathFor({ record, resource, link });
    if (path) navigate(path, { state: { _scrollToTop: true } });
  };

  return useEvent((event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // The dialog that a button of a row opened is its child too, but for the page.
    if (!(target instanceof Element && currentTarget.contains(target))) return;
    const row = target.closest<HTMLTableRowElement>('tr[data-id]');
    const record = rows.find(({ id }) => String(id) === row?.dataset.id);
    const link = target.closest('a');
    if (!record) return;

    if (target.closest('.MuiTableCell-paddingCheckbox')) choose(record, event);
    else if (link) followLink(event, link, navigate);
    else if (!target.closest('button, label, input')) void open(record, event);
  });
};

/** Other tabs and windows are the browser's, and so is what leaves the program. */
export const followLink = (event: MouseEvent, link: HTMLAnchorElement, navigate: (path: string) => void) => {
  const { origin, pathname, search, target, download } = link;
  const isOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const isOutside = origin !== window.location.origin || !pathname.startsWith(`${BASENAME}/`);
  if (event.defaultPrevented || isOther || isOutside || target || download) return;
  event.preventDefault();
  navigate(pathname + search);
};
