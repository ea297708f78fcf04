import { parseMultipartRequest } from '@remix-run/multipart-parser';

/** In place of request.formData(), which needs Node's own File from Node 24 on. Here the global one is jsdom's. */
export const readForm = async (request: Request): Promise<FormData> => {
  const form = new FormData();
  for await (const { name = '', filename, mediaType, bytes, text } of parseMultipartRequest(request)) {
    if (filename === undefined) form.append(name, text);
    else form.append(name, new File([bytes as BlobPart], filename, { type: mediaType }));
  }

  return form;
};
