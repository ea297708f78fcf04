import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { Part } from '../../base/Part';
import { visuallyHidden } from '../../theme/tableStyle';
import type { Plot } from './LinePlot';
import { PlotButton, usePlotShown } from './PlotButton';

// A separate chunk, so the table does not wait for the chart library.
const LinePlot = lazy(() => import('./LinePlot'));

/** Nothing moves when the plot comes. */
const HEIGHT = { xs: 150, sm: 208 };

interface PlotCardProps {
  report: string;
  plot: Plot;
  /** The table has the same figures. */
  tableId: string;
}

/** A plot above the table of a report. A hidden one is not loaded. */
export const PlotCard = ({ report, plot, tableId }: PlotCardProps) => {
  const [isShown] = usePlotShown(report);
  const { title } = plot;
  const textId = useId();

  return (
    <Card
      component="section"
      aria-label={title}
      sx={{ px: 2, py: 0.5, mb: 2, breakInside: 'avoid', displayPrint: isShown ? 'block' : 'none' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2">{title}</Typography>
        <PlotButton report={report} />
      </Box>
      {isShown && (
        <Part>
          <Box
            role="img"
            aria-label={title}
            aria-describedby={textId}
            aria-details={tableId}
            sx={{ height: HEIGHT }}
          >
            <Suspense>
              <LinePlot {...plot} />
            </Suspense>
          </Box>
          <span id={textId} style={visuallyHidden}>
            Los valores están en la tabla de abajo
          </span>
        </Part>
      )}
    </Card>
  );
};
