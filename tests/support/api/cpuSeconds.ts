/** CPU time of this process, so a busy machine does not distort it. */
export const cpuSeconds = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);

  return (user + system) / 1_000_000;
};
