import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import type { RestSection } from '../../../../contract/rest';
import { useCompared, useDoubt } from '../../base/useUsual';

/** Says that the amount of the record is unusual. */
export const RecordDoubt = () => {
  const section = useCompared();
  const record = useRecordContext();

  return section && record ? <Doubt section={section} record={record} /> : null;
};

const Doubt = ({ section, record }: { section: RestSection; record: object }) => {
  const doubt = useDoubt(section, { ...record });

  return doubt ? <Alert severity="warning">Monto inusual: {doubt}</Alert> : null;
};
