import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { PrintingProvider, usePrintEvents } from '../fields/printing';
import { HelpButton } from '../help/HelpButton';
import { Notification } from './Notification';
import { PageActionsSlot } from './PageActions';

interface Crumb {
  label: string;
  /** None on the last one, which is the page itself. */
  to?: string;
}

interface PageProps {
  /** The page's one h1, and the title of the document. */
  title: string;
  breadcrumb?: readonly Crumb[];
  /** Stands at the right of the title: filters, buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: way back, title, help, actions, how an action ended, content. */
export const Page = ({ title, breadcrumb = [], actions, children }: PageProps) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null);

  return (
    <Box component="article">
      <title>{`${title} · Loteria Admin`}</title>
      {breadcrumb.length > 0 && <PageBreadcrumbs crumbs={breadcrumb} />}
      <Stack direction="row" useFlexGap sx={headStyle}>
        <Box sx={titleStyle}>
          <Typography variant="h1" sx={{ overflowWrap: 'break-word' }}>
            {title}
          </Typography>
          <HelpButton />
        </Box>
        <Box sx={actionsStyle}>
          <Box ref={setSlot} sx={{ display: 'contents' }} />
          {actions}
        </Box>
      </Stack>
      <Notification />
      <PageActionsSlot value={slot}>
        <PrintingProvider value={usePrintEvents()}>{children}</PrintingProvider>
      </PageActionsSlot>
    </Box>
  );
};

const rowStyle = { flexWrap: 'wrap', rowGap: 1, columnGap: { xs: 0.5, sm: 1 }, alignItems: 'center' };
const headStyle = { ...rowStyle, mb: 2 };

/** All beside the title, or all below it. */
const actionsStyle = { ...rowStyle, display: 'flex', displayPrint: 'none' };

/** On a phone it goes to a second line before few actions do, but no word of it is broken that has room. */
const titleStyle = {
  flex: { xs: '1 1 136px', sm: '1 1 auto' },
  minWidth: { xs: 'min-content', sm: 0 },
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  '& > h1': { minWidth: 0, maxWidth: { xs: 'calc(100vw - 84px)', sm: 'none' } },
};

const PageBreadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <Breadcrumbs aria-label="Ruta" separator=">" sx={{ mb: 0.5, displayPrint: 'none' }}>
    {crumbs.map(({ label, to }) =>
      to === undefined ? (
        <span key={label} aria-current="page">
          {label}
        </span>
      ) : (
        <LinkBase key={label} to={to}>
          {label}
        </LinkBase>
      ),
    )}
  </Breadcrumbs>
);
