/** A PDF with a page for each text, in a font that it does not bring along, as banks send them. */
export const pdfOf = (...texts: readonly string[]): Buffer =>
  pdfOfDrawings(...texts.map((text) => `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`));

/** A PDF with a page for each drawing, in PDF's own operators. */
export const pdfOfDrawings = (...drawings: readonly string[]): Buffer => {
  const kids = drawings.map((_, n) => `${4 + 2 * n} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${drawings.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...drawings.flatMap((drawing, n) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * n} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    ]),
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const place = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;

    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;

  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
};
