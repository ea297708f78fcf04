import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

const FIELDS =
  ':is(input:not([type="hidden"], [type="file"]), textarea, [role="combobox"]):not(:disabled, [aria-hidden])';

/**
 * Around inputs: the first has the focus when a new form opens, unless another has it, and after a try to save the first
 * faulty one, in reading order. No new form takes it on a touch screen, where its keyboard would cover the rest.
 */
export const useFieldFocus = (takesFocus: boolean) => {
  const around = useRef<HTMLDivElement>(null);
  const { submitCount } = useFormState();

  useEffect(() => {
    const isTouch = window.matchMedia?.('(pointer: coarse)').matches;
    if (!takesFocus || isTouch || around.current?.contains(document.activeElement)) return;
    around.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (submitCount > 0) around.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  return around;
};
