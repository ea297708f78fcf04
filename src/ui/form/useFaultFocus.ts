import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Around inputs: after a try to save, the first faulty one in reading order has the focus, whenever it was mounted. */
export const useFaultFocus = () => {
  const around = useRef<HTMLDivElement>(null);
  const { submitCount } = useFormState();

  useEffect(() => {
    if (submitCount > 0) around.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  return around;
};
