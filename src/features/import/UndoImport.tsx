import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useResourceContext, useUpdate } from 'ra-core';
import { useState } from 'react';
import { undoneEstados } from '../../../contract/derive';
import type { Deshecha } from '../../../contract/importar';
import { recordPath } from '../../section/sectionPath';
import { useSectionOptions } from '../../section/useSectionOptions';
import { FormDialog } from '../../ui/form/dialogs/FormDialog';

interface UndoImportProps {
  id: number;
  archivo: string;
  onUndone: (undone: Deshecha) => void;
}

/** Takes an import of today back as one step. */
export const UndoImport = ({ id, archivo, onUndone }: UndoImportProps) => {
  const section = useResourceContext();
  const isAnnulled = useIsAnnulled();
  const [isAsking, setIsAsking] = useState(false);
  const [update] = useUpdate();
  const send = async () => {
    const params = { id, data: {}, meta: { section } };
    const undone = await update('importaciones', params, { returnPromise: true });
    onUndone(undone);

    return undone;
  };

  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        Deshacer
      </Button>
      {isAsking && (
        <FormDialog
          title="Deshacer la importación"
          verb="Deshacer"
          color="error"
          text={`Lo nuevo de ${archivo} se ${isAnnulled ? 'anula' : 'inhabilita'}, y lo que cambió vuelve a lo que tenía. Lo que se cambió después se queda como está.`}
          done="Importación deshecha"
          send={send}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};

/** Whether the section annuls its records. Others are disabled. */
const useIsAnnulled = () => {
  const { rest } = useSectionOptions();

  return rest !== undefined && undoneEstados(rest.fields).length > 0;
};

const MOST_NAMED = 30;

/** Says what an undone import left, with links to what stays as it is. */
export const Undone = ({ anulados, devueltos, dejados }: Deshecha) => {
  const section = useResourceContext() ?? '';
  const word = useIsAnnulled() ? 'anulados' : 'inhabilitados';

  return (
    <Alert severity={dejados.length > 0 ? 'warning' : 'success'} sx={{ mb: 2 }}>
      Importación deshecha. Registros {word}: {anulados}. Con lo que tenían antes: {devueltos}.
      {dejados.length > 0 && (
        <>
          {' '}
          Se quedan como están: {dejados.length}
          <ul aria-label="Se quedan como están">
            {dejados.slice(0, MOST_NAMED).map(({ id, texto }) => (
              <li key={id}>
                <LinkBase to={recordPath(section, id)}>{id}</LinkBase>: {texto}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
};
