import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import List from '@mui/material/List';
import { FieldTitle, useInput, ValidationError } from 'ra-core';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { pathsOf } from '../../format/paths';
import type { FieldInputProps } from '../fields/field';
import { useProofUrl } from '../fields/filesBase';
import { ErrorState } from '../page/ErrorState';
import { PictureItem } from './pictures/PictureItem';
import { PicturesChooser } from './pictures/PicturesChooser';
import { useUpload } from './pictures/useUpload';

/**
 * In place of react-admin's ImageInput: pictures are uploaded as soon as they are chosen, and the field holds their
 * paths, joined by commas.
 */
export const PicturesInput = ({ source, isRequired }: FieldInputProps) => {
  const errorId = useId();
  const { field, fieldState } = useInput({ source, parse: (value: string) => value });
  const { getValues } = useFormContext();
  const proofUrl = useProofUrl();
  const paths = pathsOf(field.value);
  const { uploads, refusal, add, retry, remove, fileOf } = useUpload((added) =>
    // Not the paths of when the upload began: one may have been taken out since.
    field.onChange([...pathsOf(getValues(source)), added].join(',')),
  );
  const message = fieldState.error?.message;

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1, pb: 1 }}>
      <FormLabel component="legend" sx={{ fontSize: 12, mb: 0.5 }}>
        <FieldTitle source={source} isRequired={isRequired} />
      </FormLabel>
      <PicturesChooser
        inputRef={field.ref}
        isInvalid={fieldState.invalid}
        errorId={message && errorId}
        onChoose={add}
      />
      {paths.length > 0 && (
        <List dense aria-label="Archivos cargados">
          {paths.map((path, n) => (
            <PictureItem
              key={path}
              name={fileOf(path)?.name ?? `Imagen ${n + 1}`}
              file={fileOf(path)}
              url={proofUrl(path)}
              onRemove={() => field.onChange(paths.filter((other) => other !== path).join(','))}
            />
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
              {upload.error && <ErrorState error={upload.error} onRetry={() => retry(upload)} />}
            </PictureItem>
          ))}
        </List>
      )}
      {refusal && <FormHelperText error>{refusal}</FormHelperText>}
      <FormHelperText id={errorId} error>
        {message && <ValidationError error={message} />}
      </FormHelperText>
    </Box>
  );
};
