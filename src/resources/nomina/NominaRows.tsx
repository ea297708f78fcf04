import { useListContext } from 'ra-core';
import { useState } from 'react';
import { Pagination } from 'react-admin';
import type { Nomina } from '../../../contract/nomina';
import { Aviso } from '../../ui/Aviso';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { Tabla } from '../../ui/Tabla';
import { CARGADO } from './cargado';
import { NominaEmpty } from './NominaEmpty';
import { useNominaColumns } from './useNominaColumns';

/** What the list holds: the rows of a page, or why there are none. */
export const NominaRows = () => {
  const { data, error, isPending, refetch } = useListContext<Nomina>();
  const [isUploaded, setIsUploaded] = useState(false);
  const columns = useNominaColumns(() => {
    setIsUploaded(true);
    void refetch();
  });

  return (
    <>
      {isUploaded && (
        <Aviso severity="success" onClose={() => setIsUploaded(false)}>
          {CARGADO}
        </Aviso>
      )}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Cargando />}
      {data?.length === 0 && <NominaEmpty />}
      {data && data.length > 0 && (
        <>
          <Tabla label="Nominas" columns={columns} rows={data} />
          <Pagination rowsPerPageOptions={[]} />
        </>
      )}
    </>
  );
};
