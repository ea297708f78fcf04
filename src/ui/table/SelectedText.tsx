import Alert from '@mui/material/Alert';
import { useListContextWithProps, useTranslate } from 'ra-core';
import { counted } from '../../format/text';

/** '3 seleccionados, 1 fuera de esta vista': a filter or another page does not show them. Undefined for react-admin's text. */
export const selectedText = (count: number, hidden: number) =>
  hidden === 0
    ? undefined
    : `${counted(count, 'seleccionado', 'seleccionados')}, ${hidden < count ? `${hidden} ` : ''}fuera de esta vista`;

/** For a list without boxes or without rows: what is selected is acted on where the boxes are. */
export const SelectedElsewhere = () => {
  const { selectedIds = [], onUnselectItems } = useListContextWithProps();
  const translate = useTranslate();
  const count = selectedIds.length;
  if (count === 0) return null;

  return (
    <Alert
      severity="info"
      onClose={() => onUnselectItems?.()}
      closeText={translate('ra.action.unselect')}
      sx={{ mb: 1, displayPrint: 'none' }}
    >
      {selectedText(count, count)}
    </Alert>
  );
};
