import { extractText, getDocumentProxy } from 'unpdf';

/** The words of a PDF, without blanks: where lines break is up to the font. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  // Ligatures come as one character.
  return text.normalize('NFKC').replace(/\s/g, '');
}
