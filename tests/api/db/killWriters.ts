import { startWriter } from './startWriter';

const ROWS = 37;

/** Kills so many writers of one folder after another, each while it writes; answers the acknowledged rows that are gone. */
export const killWriters = async (dataDir: string, times: number): Promise<number[]> => {
  const acknowledged: number[] = [];

  for (let round = 1; round <= times; round += 1) {
    const writer = startWriter(dataDir);
    for await (const line of writer.lines) {
      if (line.startsWith('wrote ')) acknowledged.push(Number(line.slice(6)));
      if (acknowledged.length >= round * ROWS) break;
    }
    await writer.kill();
  }

  const reader = startWriter(dataDir);
  const { value } = await reader.lines.next();
  await reader.kill();
  const found = new Set(JSON.parse(String(value).replace(/^has /, '')));

  return acknowledged.filter((id) => !found.has(id));
};
