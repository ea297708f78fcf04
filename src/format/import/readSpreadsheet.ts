import { decode } from './decode';
import { damaged, type Reading, type Sheet, UnreadableFile } from './line';
import { readCsv } from './readCsv';

const MEGABYTE = 1_000_000;
const LARGEST = 10 * MEGABYTE;

/** The content decides between XLSX and CSV. Rejects with an UnreadableFile. */
export const readSpreadsheet = async (file: Blob, reading: Reading): Promise<readonly Sheet[]> => {
  if (file.size > LARGEST) {
    throw new UnreadableFile(`El archivo pesa más de ${LARGEST / MEGABYTE} MB. Divídalo en varios.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const signature = bytes.subarray(0, 4).join();
  if (signature.startsWith(ZIP)) return readZipped(bytes, reading);
  if (signature === OLD_EXCEL) {
    throw new UnreadableFile('Es un archivo XLS antiguo, o tiene contraseña. Guárdelo como XLSX o CSV.');
  }
  const text = decode(bytes);
  if (text.includes('\0') || text.startsWith('%PDF-')) {
    throw new UnreadableFile('No es una hoja de cálculo. Elija un archivo XLSX o CSV.');
  }

  return [{ lines: readCsv(text, reading) }];
};

const ZIP = [0x50, 0x4b].join();
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0].join();

const readZipped = async (bytes: Uint8Array, reading: Reading): Promise<readonly Sheet[]> => {
  const { readXlsx } = await import('./readXlsx');

  try {
    return readXlsx(bytes, reading);
  } catch (error) {
    reading.signal?.throwIfAborted();
    throw error instanceof UnreadableFile ? error : damaged();
  }
};
