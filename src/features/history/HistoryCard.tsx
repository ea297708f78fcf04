import useMediaQuery from '@mui/material/useMediaQuery';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/base/Loading';
import { SectionCard } from '../../ui/base/SectionCard';
import { useHasHistory } from './usePasos';

const History = lazy(() => import('./History'));

/** On a wide screen the history stands beside its record, without a button. */
export const useIsHistoryBeside = (): boolean => {
  const isWide = useMediaQuery('(min-width: 1440px)');

  return useHasHistory() && isWide;
};

export const HistoryCard = () => (
  <SectionCard component="aside" title="Historial" sx={{ displayPrint: 'none' }}>
    <Suspense fallback={<Loading />}>
      {/* Each version has one step more. */}
      <History key={useRecordContext()?.version} />
    </Suspense>
  </SectionCard>
);
