import type { Theme } from '@mui/material/styles';
import { useLocation } from 'ra-core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { nothing, takeKeys } from '../../ui/base/keys';

/** In milliseconds: who presses Enter sooner has not seen that another record is open. */
const TIME_TO_SEE = 700;

/** Keys that were meant for the record before. `marked` outlines the next one while they are ignored. */
export const useNextGuard = (id: unknown) => {
  const { state } = useLocation();
  const openedAt = useRef(Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each record begins anew
  useEffect(() => {
    openedAt.current = Date.now();
  }, [id]);

  const isHasty = () => Date.now() - openedAt.current < TIME_TO_SEE;

  return {
    isHasty,
    ignoreHaste: takeKeys((_, event: KeyboardEvent) => {
      const { key, target } = event;
      if (!['Enter', ' '].includes(key) || target instanceof HTMLTextAreaElement) return undefined;
      const isIgnored = isHasty();
      // The second of two quick Enters would accept the dialog that the first one opened.
      if (isInDialog(event)) return isIgnored && accepts(target) && nothing;
      if (!isIgnored) openedAt.current = Date.now();

      return isIgnored && nothing;
    }),
    marked: Object(state).passed ? MARKED : {},
  };
};

/** A dialog is a child in React, but not in the page. */
const isInDialog = ({ currentTarget, target }: KeyboardEvent) =>
  target instanceof Node && !currentTarget.contains(target);

const accepts = (target: EventTarget) => target instanceof HTMLButtonElement && target.type === 'submit';

const MARKED = ({ palette }: Theme) =>
  ({
    '@keyframes recien-abierto': { 'from, 80%': { outlineColor: palette.primary.main } },
    outline: '3px solid transparent',
    outlineOffset: 4,
    animation: `recien-abierto ${TIME_TO_SEE}ms`,
  }) as const;
