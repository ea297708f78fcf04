/** Runs in each page before its own scripts: marks the answer of a call as the user's last act. */
export const markAnswer = ({ mark, path }: { mark: string; path: string }) => {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    if (new URL(answer.url).pathname === path) {
      sessionStorage.setItem(mark, String(performance.timeOrigin + performance.now()));
    }

    return answer;
  };
};

/** Scrolls a screen per frame to the end and waits two seconds. Returns the longest task in milliseconds or 0. */
export const scrollThrough = async () => {
  let worst = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) worst = Math.max(worst, duration);
  });
  observer.observe({ type: 'longtask' });
  let left = 120;
  while (left > 0) {
    const { scrollHeight } = document.documentElement;
    left = scrollY + innerHeight < scrollHeight - 1 ? 120 : left - 1;
    scrollBy(0, innerHeight);
    await new Promise((next) => requestAnimationFrame(next));
  }
  observer.disconnect();

  return worst;
};
