import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { Page } from '../../ui/page/Page';

/** In place of a screen that the role may not open. */
export const AccessDenied = ({ title }: { title: string }) => {
  const translate = useTranslate();

  return (
    <Page title={title}>
      <Alert severity="warning">{translate('ra.message.access_denied')}</Alert>
    </Page>
  );
};
