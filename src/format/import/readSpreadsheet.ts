import Papa from 'papaparse';
import { decode } from './decode';
import { damaged, filledLines, type Line, type Reading, UnreadableFile } from './line';

const MEGABYTE = 1_000_000;
const LARGEST = 10 * MEGABYTE;

/** The content decides between XLSX and CSV. Rejects with an UnreadableFile. */
export const readSpreadsheet = async (file: Blob, reading: Reading): Promise<Line[]> => {
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

  return readCsv(text, reading);
};

const ZIP = [0x50, 0x4b].join();
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0].join();

const readZipped = async (bytes: Uint8Array, reading: Reading): Promise<Line[]> => {
  const { readXlsx } = await import('./readXlsx');

  try {
    return readXlsx(bytes, reading);
  } catch (error) {
    reading.signal?.throwIfAborted();
    throw error instanceof UnreadableFile ? error : damaged();
  }
};

const readCsv = (text: string, reading: Reading): Line[] => {
  // Excel may name the separator in an extra first line.
  const body = text.replace(/^sep=.\r?\n/, '');
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: separatorOf(body) });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) throw new UnreadableFile(`En la fila ${(open.row ?? 0) + 1} hay comillas que no se cierran`);

  return filledLines(
    data.map((cells, index) => ({ number: index + 1, cells })),
    reading,
  );
};

/** The most frequent one in the first row. */
const separatorOf = (text: string): string | undefined => {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (separator: string) => head.split(separator).length;

  return [';', '\t', ','].sort((one, other) => count(other) - count(one))[0];
};
