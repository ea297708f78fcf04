import { decodeText } from './decodeText';
import { type Line, type Reading, UnreadableFile } from './line';
import { parseCsv } from './parseCsv';

const MEGABYTE = 1_000_000;
const LARGEST = 10 * MEGABYTE;

/** The rows of a file that somebody chose, an XLSX or a CSV, told by what it holds and not by its name. */
export const readSpreadsheet = async (file: Blob, reading: Reading): Promise<Line[]> => {
  if (file.size > LARGEST) {
    throw new UnreadableFile(`El archivo pesa más de ${LARGEST / MEGABYTE} MB. Divídalo en varios.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, ZIP)) return readZipped(bytes, reading);
  if (startsWith(bytes, OLD_EXCEL)) {
    throw new UnreadableFile('Es un archivo XLS antiguo, o tiene contraseña. Guárdelo como XLSX o CSV.');
  }
  const text = decodeText(bytes);
  if (text.includes('\0') || text.startsWith('%PDF-'))
    throw new UnreadableFile('No es una hoja de cálculo. Elija un archivo XLSX o CSV.');

  return parseCsv(text, reading);
};

const ZIP = [0x50, 0x4b];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, signs: readonly number[]) =>
  signs.every((sign, index) => bytes[index] === sign);

/** Few files are imported: nothing else waits for what unpacks them. */
const readZipped = async (bytes: Uint8Array, reading: Reading): Promise<Line[]> => {
  const { readXlsx } = await import('./readXlsx');

  try {
    return await readXlsx(bytes, reading);
  } catch (error) {
    reading.signal?.throwIfAborted();
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('El archivo está dañado o no es un XLSX');
  }
};
