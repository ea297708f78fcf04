import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react';
import type { Feature } from '../section/Feature';
import type { Filler, Slots } from '../section/slots';

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
        <Suspense key={index}>
          <Part {...props} />
        </Suspense>
      )
    );
  });
