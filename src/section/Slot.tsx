import { useNotify } from 'ra-core';
import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Feature } from './Feature';
import type { Filler, Slots } from './slots';

const FeaturesContext = createContext<readonly (Feature | Filler)[]>([]);

export const FeaturesProvider = FeaturesContext.Provider;

export const useFeatures = (): readonly Feature[] => useContext(FeaturesContext);

type SlotProps<Name extends keyof Slots> = { name: Name } & Slots[Name];

export const Slot = <Name extends keyof Slots>({ name, ...props }: SlotProps<Name>): ReactNode =>
  useFeatures().map(({ slots }, index) => {
    const Part = slots?.[name] as ComponentType<object> | undefined;

    return (
      Part && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the features never change
        <ErrorBoundary key={index} FallbackComponent={PartError}>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </ErrorBoundary>
      )
    );
  });

/** The rest of the page goes on without the part. */
const PartError = () => {
  const notify = useNotify();
  useEffect(
    () => notify('Una parte de la página no se pudo mostrar. Vuelva a cargar la página.', { type: 'error' }),
    [notify],
  );

  return null;
};
