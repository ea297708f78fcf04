import FormHelperText from '@mui/material/FormHelperText';
import List from '@mui/material/List';
import { useInput } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PictureItem } from '../../../ui/inputs/pictures/PictureItem';
import { PicturesChooser } from '../../../ui/inputs/pictures/PicturesChooser';
import { scaledPicture } from '../../../ui/inputs/pictures/scaledPicture';
import { useCountUpload } from '../../../ui/inputs/uploads';

const NONE: readonly File[] = [];
const same = <T,>(value: T) => value;

interface FilesInputProps {
  source: string;
  /** How much of all files has been sent, 0 to 1; undefined: nothing is being sent. */
  share?: number;
}

/** In place of react-admin's ImageInput: the form holds Files, each scaled down, as they are sent. */
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
  // The files of now: others may have come or gone while this one was scaled.
  const { preparing, add } = usePreparation((file) => field.onChange([...getValues(source), file]));
  const { error } = fieldState;
  const remove = (file: File) => field.onChange(files.filter((other) => other !== file));
  const pictures = [
    ...files.map((file) => ({ file, progress: share })),
    ...preparing.map((file) => ({ file, progress: 'preparing' as const })),
  ];

  return (
    <div data-wide>
      <PicturesChooser
        inputRef={field.ref}
        disabled={share !== undefined}
        isInvalid={fieldState.invalid}
        errorId={error && errorId}
        onChoose={add}
      />
      {pictures.length > 0 && (
        <List dense aria-label="Archivos elegidos">
          {pictures.map(({ file, progress }, n) => (
            <PictureItem
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may bear one name
              key={`${file.name}-${n}`}
              name={file.name}
              file={file}
              progress={progress}
              onRemove={progress === undefined ? () => remove(file) : undefined}
            />
          ))}
        </List>
      )}
      <FormHelperText id={errorId} error>
        {error?.message}
      </FormHelperText>
    </div>
  );
};

/** Scales pictures down on their way into the form. The form waits for them. */
const usePreparation = (onReady: (file: File) => void) => {
  const count = useCountUpload();
  const [preparing, setPreparing] = useState<readonly File[]>([]);
  const prepare = async (file: File) => {
    count(1);
    onReady(await scaledPicture(file));
    setPreparing((all) => all.filter((other) => other !== file));
    count(-1);
  };

  return {
    preparing,
    add: (chosen: readonly File[]) => {
      setPreparing((all) => [...all, ...chosen]);
      for (const file of chosen) void prepare(file);
    },
  };
};
