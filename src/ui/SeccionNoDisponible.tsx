import Alert from '@mui/material/Alert';
import { useGetResourceLabel, useResourceContext } from 'ra-core';
import { Page } from './Page';

export default function SeccionNoDisponible() {
  const label = useGetResourceLabel()(useResourceContext() ?? '');

  return (
    <Page title={label}>
      <Alert severity="info">Esta sección todavía no está disponible.</Alert>
    </Page>
  );
}
