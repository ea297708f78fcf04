import { useSearchParams } from 'react-router-dom';

/** In the address, Back undoes a choice and a link keeps it. */
export const useSearchValues = () => {
  const [params, setParams] = useSearchParams();

  const set = (values: Record<string, string>) =>
    setParams(
      () => {
        // params may be older than the last choice.
        const before = new URLSearchParams(window.location.search);
        const next = Object.entries({ ...Object.fromEntries(before), ...values });

        return new URLSearchParams(next.filter(([, value]) => value !== ''));
      },
      { preventScrollReset: true },
    );

  return { get: (name: string) => params.get(name) ?? '', set };
};
