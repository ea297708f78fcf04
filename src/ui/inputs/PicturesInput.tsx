import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import List from '@mui/material/List';
import { FieldTitle, useDataProvider, useInput, ValidationError } from 'ra-core';
import { useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { pathsOf } from '../../format/paths';
import type { FieldInputProps } from '../../section/field';
import { ErrorNotice } from '../base/ErrorNotice';
import { proofUrl } from '../base/proofUrl';
import { AlikePicture } from './pictures/AlikePicture';
import { PictureItem } from './pictures/PictureItem';
import { PicturesChooser } from './pictures/PicturesChooser';
import { type Send, usePictureUploads } from './pictures/usePictureUploads';

interface PicturesInputProps extends FieldInputProps {
  label?: false;
  /** Holds files to send with the form, not paths joined by commas. */
  holdsFiles?: boolean;
  /** 0 to 1; undefined while nothing is sent. */
  progress?: number;
}

/** In place of ImageInput: scales and uploads each picture as soon as it is chosen. */
export const PicturesInput = ({ source, isRequired, label, holdsFiles, progress }: PicturesInputProps) => {
  const errorId = useId();
  const { field, fieldState } = useInput({ source, format: asItIs, parse: asItIs });
  const { getValues } = useFormContext();
  const upload = useArchivo();
  const files = useRef(new Map<string | File, File>());
  const isSending = progress !== undefined;
  const message = fieldState.error?.message;

  const itemsOf = (value: unknown): (string | File)[] => (Array.isArray(value) ? value : pathsOf(value));
  const hold = (items: (string | File)[]) => field.onChange(holdsFiles ? items : items.join(','));
  const items = itemsOf(field.value);
  const { uploads, refusals, add, retry, remove } = usePictureUploads<string | File>(
    holdsFiles ? async (picture) => picture : upload,
    (item, picture) => {
      files.current.set(item, picture);
      // Other pictures may have changed during the upload.
      hold([...itemsOf(getValues(source)), item]);
    },
  );

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1, pb: 1 }}>
      {label !== false && (
        <FormLabel component="legend" sx={{ fontSize: 12, mb: 0.5 }}>
          <FieldTitle source={source} isRequired={isRequired} />
        </FormLabel>
      )}
      <PicturesChooser
        inputRef={field.ref}
        disabled={isSending}
        errorId={message && errorId}
        onChoose={add}
      />
      {items.length > 0 && (
        <List dense aria-label={holdsFiles ? 'Archivos elegidos' : 'Archivos cargados'}>
          {items.map((item, n) => (
            <PictureItem
              key={typeof item === 'string' ? item : `${item.name}-${n}`}
              name={files.current.get(item)?.name ?? `Imagen ${n + 1}`}
              file={files.current.get(item)}
              url={typeof item === 'string' ? proofUrl(item) : undefined}
              progress={progress}
              onRemove={isSending ? undefined : () => hold(items.filter((other) => other !== item))}
            >
              {files.current.has(item) && <AlikePicture file={files.current.get(item) as File} />}
            </PictureItem>
          ))}
        </List>
      )}
      {uploads.length > 0 && (
        <List dense aria-label="Archivos por cargar">
          {uploads.map((upload) => (
            <PictureItem
              key={upload.key}
              name={upload.file.name}
              file={upload.file}
              progress={upload.progress}
              onRemove={() => remove(upload.key)}
            >
              {upload.error && (
                <ErrorNotice
                  error={upload.error}
                  onReturn="Se enviará cuando vuelva la conexión"
                  onRetry={() => retry(upload)}
                />
              )}
            </PictureItem>
          ))}
        </List>
      )}
      {refusals.map((text) => (
        <FormHelperText key={text} error ref={bringIntoSight} sx={{ scrollMarginBottom: 72 }}>
          {text}
        </FormHelperText>
      ))}
      <FormHelperText id={errorId} error>
        {message && <ValidationError error={message} />}
      </FormHelperText>
    </Box>
  );
};

/** The bar with Guardar stands above the end of the form. */
const bringIntoSight = (text: HTMLElement | null) => text?.scrollIntoView?.({ block: 'nearest' });

const asItIs = <T,>(value: T) => value;

const useArchivo = (): Send<string> => {
  const dataProvider = useDataProvider();

  return async (picture, meta) => {
    const { data } = await dataProvider.create('archivos', { data: { files: [picture] }, meta });

    return data.paths[0];
  };
};
