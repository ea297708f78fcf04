import Alert from '@mui/material/Alert';
import { LinkBase, useTranslate } from 'ra-core';
import { Title } from 'react-admin';
import { sectionPath } from '../../section/sectionPath';

/** In place of react-admin's: with a title and a link home. */
export const NotFound = () => {
  const translate = useTranslate();

  return (
    <>
      <Title title="ra.page.not_found" />
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('ra.message.not_found')}
      </Alert>
      <LinkBase to={sectionPath('dashboard')}>Ir al inicio</LinkBase>
    </>
  );
};
