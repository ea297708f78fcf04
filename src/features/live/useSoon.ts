import { useEffect, useMemo, useRef } from 'react';

/** Calls a little later, once for all that asked meanwhile and not at the moment of everybody else; `pause` is kept between two calls. */
export const useSoon = (call: () => void, pause: number): (() => void) => {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const { ask, stop } = useMemo(() => createSoon(() => latest.current(), pause), [pause]);
  useEffect(() => stop, [stop]);

  return ask;
};

const SPREAD = 800;

const createSoon = (call: () => void, pause: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  return {
    ask() {
      const rest = Math.max(0, last + pause - Date.now());
      timer ??= setTimeout(
        () => {
          timer = undefined;
          last = Date.now();
          call();
        },
        rest + Math.random() * SPREAD,
      );
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
};
