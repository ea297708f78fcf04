import { useRecordContext } from 'ra-core';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { Notice } from '../../base/Notice';
import { ChangedFields } from './ChangedFields';
import { changedFields } from './mergeFields';
import type { Conflict } from './useConflict';

interface OutdatedNoticeProps {
  conflict: Conflict;
  onReload: () => void;
}

/** Where nothing typed can be kept: who changed the record, and what. */
export const OutdatedNotice = ({ conflict: { text, saved }, onReload }: OutdatedNoticeProps) => {
  const record = useRecordContext() ?? {};
  const { fields } = useSectionOptions();

  return (
    <Notice severity="error" takesFocus onReload={onReload}>
      {text}
      {saved && (
        <ChangedFields sources={changedFields(fields, record, saved)} before={record} after={saved} />
      )}
    </Notice>
  );
};
