/** What work costs this process; the other work of a busy machine does not count. */
export const cpuSeconds = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);

  return (user + system) / 1_000_000;
};
