import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import { FieldTitle, useInput, ValidationError } from 'ra-core';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { pathsOf } from '../../format/paths';
import type { FieldInputProps } from '../fields/field';
import { useProofUrl } from '../fields/filesBase';
import { ErrorState } from '../page/ErrorState';
import { PictureItem } from './PictureItem';
import { PicturesButton } from './PicturesButton';
import { useUpload } from './useUpload';

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
  const { add, isUploading, share, error, fileOf, retry } = useUpload((added) =>
    // Not the paths of when the upload began: one may have been taken out since.
    field.onChange([...pathsOf(getValues(source)), ...added].join(',')),
  );
  const message = fieldState.error?.message;

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1, pb: 1 }}>
      <FormLabel component="legend" sx={{ fontSize: 12, mb: 0.5 }}>
        <FieldTitle source={source} isRequired={isRequired} />
      </FormLabel>
      <PicturesButton
        inputRef={field.ref}
        disabled={isUploading}
        isInvalid={fieldState.invalid}
        errorId={message && errorId}
        onChoose={add}
      />
      {isUploading && (
        <LinearProgress
          aria-label="Progreso de la carga"
          variant="determinate"
          value={share * 100}
          sx={{ mt: 1 }}
        />
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
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
      <FormHelperText id={errorId} error>
        {message && <ValidationError error={message} />}
      </FormHelperText>
    </Box>
  );
};
