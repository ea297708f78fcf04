interface Limits {
  /** From one address in a minute. */
  each: number;
  /** From all of them; as many addresses are remembered at most. */
  all: number;
}

/** Counts what is let in; what is turned away costs no memory. */
export const createMinuteLimit = ({ each, all }: Limits) => {
  let minute = 0;
  let total = 0;
  const counts = new Map<string, number>();

  return (address: string, now: Date): boolean => {
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      total = 0;
      counts.clear();
    }
    const count = counts.get(address) ?? 0;
    if (count >= each || total >= all) return false;
    counts.set(address, count + 1);
    total += 1;

    return true;
  };
};
