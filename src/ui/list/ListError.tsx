import Button from '@mui/material/Button';
import { useListContext, useNavigate, useRemoveFromStore, useTranslate } from 'ra-core';
import { ErrorState } from '../page/ErrorState';
import { sectionPath } from '../section/sectionPath';

/** Offers a retry; after a 400, a link to the list without the invalid filters. */
export const ListError = () => {
  const { error, refetch, resource } = useListContext();
  const forget = useRemoveFromStore(`${resource}.listParams`);
  const navigate = useNavigate();
  const translate = useTranslate();
  if (!error) return null;

  const startAgain = () => {
    forget();
    navigate(sectionPath(resource), { replace: true });
  };

  return (
    <>
      <ErrorState error={error} onRetry={refetch} />
      {'status' in error && error.status === 400 && (
        <Button onClick={startAgain}>{translate('ra.navigation.clear_filters')}</Button>
      )}
    </>
  );
};
