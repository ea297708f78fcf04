import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { HelpButton } from '../features/help/HelpButton';
import { shownName } from '../http/negocio';
import { Notification } from '../ui/base/Notification';
import { HeadingContext } from '../ui/base/PageActions';
import { PrintingContext, usePrintEvents } from '../ui/base/printing';
import { useNegocio } from '../ui/base/useNegocio';
import { CentavosContext, useCentavos } from '../ui/fields/MoneyField';

/** Any `<Title>` of react-admin fills the h1. */
export const Page = ({ children }: { children: ReactNode }) => {
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [title, titleRef] = useTextOf();
  const [negocio] = useNegocio();
  const [hasCents] = useCentavos();

  return (
    <Box component="article" sx={style}>
      {title && <title>{`${title} · ${shownName(negocio)}`}</title>}
      {negocio && <div className="negocio">{negocio}</div>}
      <div ref={setCrumbs} className="crumbs" />
      <div className="head">
        <div className="title">
          <Typography variant="h1" hidden={!title}>
            <span id="react-admin-title" ref={titleRef} />
          </Typography>
          {title && <HelpButton />}
        </div>
        <div ref={setActions} className="actions" />
      </div>
      <Notification />
      <HeadingContext value={{ crumbs, actions, title }}>
        <PrintingContext value={usePrintEvents()}>
          <CentavosContext value={hasCents}>{children}</CentavosContext>
        </PrintingContext>
      </HeadingContext>
    </Box>
  );
};

/** React-admin's Title fills the heading by a portal and tells nobody its text, which the browser's tab needs. */
const useTextOf = () => {
  const ref = useRef<HTMLElement>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    const read = () => setText(ref.current?.textContent ?? '');
    // Before the paint, so that the content does not jump.
    const observer = new MutationObserver(() => flushSync(read));
    if (ref.current) observer.observe(ref.current, { subtree: true, childList: true, characterData: true });
    read();

    return () => observer.disconnect();
  }, []);

  return [text, ref] as const;
};

const style = {
  '& > .negocio': { display: 'none', displayPrint: 'block', mb: 0.5, color: 'text.secondary' },
  '& > .crumbs': { displayPrint: 'none', '& > nav': { mb: 0.5 } },
  '& > .head, & > .head > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: 1,
    columnGap: { xs: 0.5, sm: 1 },
    alignItems: 'center',
  },
  '& > .head': { mb: 2 },
  // Without content its place is kept, but the crumbs above push nothing that is seen.
  '& > .head:has(h1[hidden]):has(> .actions:empty)': { visibility: 'hidden' },
  '& > .head > .actions': { displayPrint: 'none' },
  // Fields stand on one line, with or without a text below them.
  '& > .head > .actions:has(.MuiFormHelperText-root)': {
    alignItems: 'flex-start',
    // For a finger they have the theme's 44 px.
    '@media not (pointer: coarse)': { '& :is(.MuiButton-root, .MuiIconButton-root)': { minHeight: 40 } },
  },
  '& > .head:has(> .actions .MuiFormHelperText-root)': {
    alignItems: 'flex-start',
    '& > .title': { minHeight: 40 },
  },
  // On a phone, the title wraps before the actions.
  '& > .head > .title': {
    flex: { xs: '1 1 136px', sm: '1 1 auto' },
    minWidth: { xs: 'min-content', sm: 0 },
    minHeight: 30,
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
  },
  '& > .head h1': {
    minWidth: 0,
    maxWidth: { xs: 'calc(100vw - 84px)', sm: 'none' },
    overflowWrap: 'break-word',
  },
};
