import Typography from '@mui/material/Typography';
import {
  LinkBase,
  SaveContextProvider,
  useDataProvider,
  useResourceContext,
  useResourceDefinition,
} from 'ra-core';
import type { ReactNode } from 'react';
import type { AlikeRecord } from '../../../contract/parecidos';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { dayAndTime } from '../../format/activity';
import { recordPath } from '../../section/sectionPath';
import { useSectionOptions } from '../../section/useSectionOptions';
import { ActionDialog } from './dialogs/ActionDialog';
import { useQuestion } from './dialogs/useQuestion';
import { useAskedSave } from './useAskedSave';

/** Asks before a record is created that may exist already. */
export const AskAlike = ({ children }: { children: ReactNode }) => {
  const { mayCreate, question, isAsking } = useAskAlike(useResourceContext() ?? '');
  const ask = async (values: object) => (await mayCreate(values)) && {};
  const context = useAskedSave({ ask, isAsking });

  return (
    <SaveContextProvider value={context}>
      {children}
      {question}
    </SaveContextProvider>
  );
};

/** `mayCreate` resolves to false if the user says that the record exists already. Only our own API can tell. */
export const useAskAlike = (resource: string) => {
  const { rest } = useSectionOptions(resource);
  const { api_local } = useUsuarioActual();
  const dataProvider = useDataProvider();
  const { about, isOpen, ask, answer } = useQuestion<AlikeRecord>();

  const mayCreate = async (values: object): Promise<boolean> => {
    if (!api_local || !rest?.alike) return true;
    // Without an answer the record is sent, which says what is wrong.
    const [alike] = await dataProvider.getAlike(resource, { data: values }).catch(() => []);

    return alike ? ask(alike) : true;
  };

  const question = (
    <ActionDialog
      title="Ya hay uno igual"
      verb="Guardar otro"
      open={isOpen}
      isBusy={false}
      focusesCancel
      accept={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {about && <Alike resource={resource} {...about} />}
    </ActionDialog>
  );

  return { mayCreate, question, isAsking: isOpen };
};

const Alike = ({ resource, id, texto, creado_por, fecha_creacion }: AlikeRecord & { resource: string }) => {
  const { hasEdit } = useResourceDefinition({ resource });
  const name = toRecord(texto);

  return (
    <>
      <Typography>
        Es igual{' '}
        {hasEdit ? (
          // The input stays in this tab.
          <LinkBase to={recordPath(resource, id)} target="_blank">
            {name}
          </LinkBase>
        ) : (
          name
        )}
        .
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1.5 }}>
        {creado_por || 'Sistema'} · {dayAndTime(fecha_creacion)}
      </Typography>
    </>
  );
};

/** 'el gasto 451' → 'al gasto 451'. */
const toRecord = (texto: string) => `a ${texto}`.replace(/^a el /, 'al ');
