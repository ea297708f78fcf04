import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';

export interface TabPanel {
  label: string;
  content: ReactNode;
}

/** Several views of one thing; one that was opened stays as it was left. */
export const TabPanels = ({ label, panels }: { label: string; panels: readonly TabPanel[] }) => {
  const id = useId();
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]));
  const show = (_event: unknown, next: number) => {
    setShown(next);
    setOpened(new Set([...opened, next]));
  };

  return (
    <>
      <Tabs value={shown} onChange={show} aria-label={label} sx={{ mb: 1, displayPrint: 'none' }}>
        {panels.map((panel, n) => (
          <Tab
            key={panel.label}
            label={panel.label}
            id={`${id}-tab-${n}`}
            aria-controls={`${id}-panel-${n}`}
          />
        ))}
      </Tabs>
      {panels.map((panel, n) => (
        <div
          key={panel.label}
          role="tabpanel"
          id={`${id}-panel-${n}`}
          aria-labelledby={`${id}-tab-${n}`}
          hidden={n !== shown}
        >
          {opened.has(n) && panel.content}
        </div>
      ))}
    </>
  );
};
