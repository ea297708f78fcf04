import { type Reading, type Sheet, UnreadableFile } from './line';
import { readSpreadsheet } from './readSpreadsheet';

export interface Asked {
  file: Blob;
  reading: Omit<Reading, 'signal'>;
}

/** Without sheets, why the file cannot be read; undefined for a fault of ours. */
export interface Answered {
  sheets?: readonly Sheet[];
  refusal?: string;
}

const read = async ({ file, reading }: Asked): Promise<Answered> => {
  try {
    return { sheets: await readSpreadsheet(file, reading) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    throw error;
  }
};

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void read(data).then((answer) => postMessage(answer));
});
