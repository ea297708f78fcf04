import {
  type RaRecord,
  useDataTableCallbacksContext,
  useEvent,
  useGetPathForRecordCallback,
  useNavigate,
  useResourceContext,
} from 'ra-core';
import type { MouseEvent } from 'react';
import { BASENAME } from '../../section/addresses';

/** Selects a row, follows a link or opens the row. Keyboards use links and checkboxes. */
export const useRowClicks = (rows: readonly RaRecord[]) => {
  const { handleToggleItem, isRowSelectable, rowClick } = useDataTableCallbacksContext();
  const resource = useResourceContext() ?? '';
  const pathFor = useGetPathForRecordCallback();
  const navigate = useNavigate();

  const choose = (record: RaRecord, event: MouseEvent) => {
    if (isRowSelectable?.(record) !== false)
      handleToggleItem?.(record.id, event as MouseEvent<HTMLInputElement>);
  };
  const open = async (record: RaRecord, event: MouseEvent) => {
    const link = await (typeof rowClick === 'function' ? rowClick(record.id, resource, record) : rowClick);
    if (link === 'toggleSelection') return choose(record, event);
    const path = await pathFor({ record, resource, link });
    if (path) navigate(path, { state: { _scrollToTop: true } });
  };

  const onClick = useEvent((event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // React bubbles events of a row's dialog to the row.
    if (!(target instanceof Element && currentTarget.contains(target))) return;
    const row = target.closest<HTMLElement>('[data-id]');
    const record = rows.find(({ id }) => String(id) === row?.dataset.id);
    const link = target.closest('a');
    if (!record) return;

    if (target.closest('.MuiTableCell-paddingCheckbox')) choose(record, event);
    else if (link) followLink(event, link, navigate);
    else if (!target.closest('button, label, input')) void open(record, event);
  });

  return { onClick };
};

/** Leaves new tabs and addresses outside the app to the browser. */
export const followLink = (event: MouseEvent, link: HTMLAnchorElement, navigate: (path: string) => void) => {
  const { origin, pathname, search, target, download } = link;
  const isOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const isOutside = origin !== window.location.origin || !pathname.startsWith(`${BASENAME}/`);
  if (event.defaultPrevented || isOther || isOutside || target || download) return;
  event.preventDefault();
  navigate(pathname + search);
};
