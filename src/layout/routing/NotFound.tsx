import SearchOffIcon from '@mui/icons-material/SearchOff';
import { useTranslate } from 'ra-core';
import { Title } from 'react-admin';
import { State } from '../../ui/base/State';
import { HomeLink } from './HomeLink';

/** In place of react-admin's: with a title and a link home. */
export const NotFound = () => {
  const translate = useTranslate();

  return (
    <>
      <Title title="ra.page.not_found" />
      <State icon={SearchOffIcon} severity="warning" action={<HomeLink />}>
        {translate('ra.message.not_found')}
      </State>
    </>
  );
};
