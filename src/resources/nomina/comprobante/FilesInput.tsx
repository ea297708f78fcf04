import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import { useInput } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PictureItem } from '../../../ui/inputs/pictures/PictureItem';
import { PicturesChooser } from '../../../ui/inputs/pictures/PicturesChooser';
import { scaledPicture } from '../../../ui/inputs/pictures/scaledPicture';
import { useCountUpload } from '../../../ui/inputs/uploads';
import { sharesOf } from '../planilla/sharesOf';

const NONE: readonly File[] = [];
const same = <T,>(value: T) => value;

interface FilesInputProps {
  source: string;
  /** How much of all of them has been sent, 0 to 1; none: they are not on their way. */
  share?: number;
}

/**
 * In place of react-admin's ImageInput: each picture is scaled down, and removed by a button that names it, and what the
 * form holds are files, as they are sent.
 */
export const FilesInput = ({ source, share }: FilesInputProps) => {
  const errorId = useId();
  const { field, fieldState } = useInput<File[]>({
    source,
    defaultValue: NONE,
    format: same,
    parse: same,
  });
  const files: readonly File[] = field.value;
  const { getValues } = useFormContext();
  // Not those of when it was chosen: another may have come or gone since.
  const { preparing, add } = usePreparation((file) => field.onChange([...getValues(source), file]));
  const { error } = fieldState;
  const shares = share === undefined ? [] : sharesOf(files, share);

  return (
    <div data-wide>
      <PicturesChooser
        inputRef={field.ref}
        disabled={share !== undefined}
        isInvalid={fieldState.invalid}
        errorId={error && errorId}
        onChoose={add}
      />
      {files.length + preparing.length > 0 && (
        <List dense aria-label="Archivos elegidos">
          {files.map((file, n) => (
            <PictureItem
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may bear one name
              key={`${file.name}-${n}`}
              name={file.name}
              file={file}
              progress={shares[n]}
              onRemove={
                share === undefined
                  ? () => field.onChange(files.filter((other) => other !== file))
                  : undefined
              }
            />
          ))}
          {preparing.map((file, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may bear one name
            <PictureItem key={`${file.name}-${n}`} name={file.name} file={file} progress="preparing" />
          ))}
        </List>
      )}
      <FormHelperText id={errorId} error>
        {error?.message}
      </FormHelperText>
    </div>
  );
};

/** Pictures on their way into the form, which is not sent without them. */
const usePreparation = (onReady: (file: File) => void) => {
  const count = useCountUpload();
  const [preparing, setPreparing] = useState<readonly File[]>([]);
  const prepare = async (file: File) => {
    count(1, false);
    onReady(await scaledPicture(file));
    setPreparing((all) => all.filter((other) => other !== file));
    count(-1, false);
  };

  return {
    preparing,
    add: (chosen: readonly File[]) => {
      setPreparing((all) => [...all, ...chosen]);
      for (const file of chosen) void prepare(file);
    },
  };
};
