import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { catchFiles, picture } from '../../../support/files';
import { setMedia } from '../../../support/layout/media';
import { server } from '../../../support/msw';
import { renderSection } from '../../../support/renderSection';
import { gastos } from '../../../support/sampleSection';

beforeEach(() => void catchFiles());

const openForm = async () => {
  const host = { refuses: false as boolean | string, uploads: [] as number[] };
  const { user } = renderSection(gastos, {
    path: '/create',
    handlers: [
      http.post('*/api/archivos', async ({ request }) => {
        host.uploads.push((await request.formData()).getAll('files').length);

        if (typeof host.refuses === 'string')
          return HttpResponse.json({ error: host.refuses }, { status: 422 });

        return host.refuses
          ? HttpResponse.json({ error: 'No hay espacio' }, { status: 507 })
          : HttpResponse.json({ paths: [`comprobantes/${host.uploads.length}.png`] });
      }),
    ],
  });

  return { user, host, input: await screen.findByLabelText('Elegir archivos') };
};
const stored = () => screen.findByRole('list', { name: 'Archivos cargados' });
const areStored = (count: number) =>
  waitFor(async () => expect(within(await stored()).getAllByRole('listitem')).toHaveLength(count));
const isStored = (name: string) => waitFor(async () => expect(await stored()).toHaveTextContent(name));
const held = (files: readonly File[], types = ['Files']) => ({ files, types });
const drop = (file: File) => fireEvent.drop(document.body, { dataTransfer: held([file]) });

test('each picture is uploaded separately; a refused one shows why and can be retried', async () => {
  const { user, host, input } = await openForm();
  await user.upload(input, [picture('uno.png'), picture('dos.png')]);
  await areStored(2);
  expect(host.uploads).toEqual([1, 1]);
  await user.click(screen.getByRole('button', { name: 'Ampliar uno.png', expanded: false }));
  expect(screen.getByRole('img', { name: 'uno.png' })).toBeVisible();

  host.refuses = true;
  await user.upload(input, picture('tres.png'));
  const waiting = within(await screen.findByRole('list', { name: 'Archivos por cargar' }));
  expect(await waiting.findByRole('alert')).toHaveTextContent('No hay espacio');
  host.refuses = false;
  await user.click(waiting.getByRole('button', { name: 'Reintentar' }));
  await areStored(3);
});

test('[U30] an upload that lasts shows its progress, is cancelled by Quitar, and the next one begins', async () => {
  const { user, host, input } = await openForm();
  server.use(http.post('*/api/archivos', () => delay('infinite'), { once: true }));
  await user.upload(input, [picture('lenta.png'), picture('otra.png')]);
  const waiting = within(await screen.findByRole('list', { name: 'Archivos por cargar' }));
  const bar = waiting.getByRole('progressbar', { name: 'Progreso de lenta.png' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow'));
  expect(host.uploads).toEqual([]);
  await user.click(waiting.getByRole('button', { name: 'Quitar lenta.png' }));

  await isStored('otra.png');
  expect(screen.queryByText('lenta.png')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
});

test('[U8] a picture that the API cannot read is named with the reason, and is not tried again', async () => {
  const { user, host, input } = await openForm();
  host.refuses = 'Solo se aceptan imágenes JPEG, PNG o WebP válidas';
  await user.upload(input, picture('cortada.png'));

  expect(await screen.findByText(`cortada.png: ${host.refuses}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Archivos por cargar' })).not.toBeInTheDocument();
});

test('pictures can be dropped and pasted; spreadsheet cells and other files are ignored', async () => {
  const { host } = await openForm();
  drop(picture('soltada.png'));
  await isStored('soltada.png');
  fireEvent.paste(document.body, { clipboardData: held([picture('celdas.png')], ['text/plain', 'Files']) });
  fireEvent.paste(document.body, { clipboardData: held([picture('pegada.png')]) });
  await isStored('pegada.png');
  expect(screen.queryByText('celdas.png')).not.toBeInTheDocument();

  drop(new File(['hola'], 'factura.txt', { type: 'text/plain' }));
  expect(await screen.findByText('factura.txt: no es una imagen JPEG, PNG o WebP, ni un PDF')).toBeVisible();
  expect(host.uploads).toHaveLength(2);
});

test('[U8] each refused file of several is named with its reason, and the others are uploaded', async () => {
  const { host } = await openForm();
  const files = [
    new File(['\0\0\0 ftypheic'], 'IMG_1.HEIC', { type: '' }),
    picture('recibo.png'),
    new File(['x'], 'lista.xlsx', { type: 'application/vnd.ms-excel' }),
    new File(['\0\0\0 ftypmif1'], 'foto.heif', { type: 'image/heif' }),
  ];
  fireEvent.drop(document.body, { dataTransfer: held(files) });

  await isStored('recibo.png');
  expect(await screen.findByText(/^IMG_1.HEIC: .*«Más compatible».*captura/)).toBeVisible();
  expect(screen.getByText('lista.xlsx: no es una imagen JPEG, PNG o WebP, ni un PDF')).toBeVisible();
  expect(await screen.findByText(/^foto.heif: .*«Más compatible»/)).toBeVisible();
  expect(host.uploads).toEqual([1]);
});

test('a dragged file does not replace the page, and the form shows where to drop it', async () => {
  await openForm();

  expect(fireEvent.dragOver(document.body, { dataTransfer: held([]) })).toBe(false);
  expect(screen.getByText('Suelte los archivos aquí')).toBeVisible();
  fireEvent.dragLeave(document.body);
  expect(screen.queryByText('Suelte los archivos aquí')).not.toBeInTheDocument();
});

test('a phone offers its camera', async () => {
  setMedia('pointer: coarse');
  const { user } = await openForm();
  const camera = screen.getByLabelText('Tomar foto');
  expect(camera).toHaveAttribute('capture', 'environment');

  await user.upload(camera, picture('camara.png'));
  await isStored('camara.png');
});
