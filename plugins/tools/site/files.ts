import { readText } from './readText';

/** How long a site may take to send a file, in milliseconds. */
const timeoutMs = 20_000;
/** Largest file that is read, in bytes. */
const largestFile = 32 * 1024 * 1024;

/** The files of a built site: undefined for one that it does not have. @throws Error if the site cannot be read */
export type ReadFile = (path: string) => Promise<string | undefined>;

/**
 * Opens a site by its address or the folder of its build.
 * @throws Error if it is neither
 */
export async function openFiles(site: string): Promise<ReadFile> {
  if (/^https?:\/\//i.test(site)) {
    if (!URL.canParse(site)) throw new Error(`${site} is no valid address.`);
    return fromAddress(new URL(site.endsWith('/') ? site : `${site}/`));
  }
  return openFolder(site);
}

/** The files of a folder. Node.js is loaded here only: a server for an address also runs where there is none. */
async function openFolder(path: string): Promise<ReadFile> {
  const [{ readFile, stat }, { join, resolve, sep }] = await Promise.all([
    import('node:fs/promises'),
    import('node:path'),
  ]);
  const isFolder = await stat(path).then(
    entry => entry.isDirectory(),
    () => false,
  );
  if (!isFolder)
    throw new Error(
      `${path} is no folder. Pass the folder of a build (doc_build), or the address of a site.`,
    );
  const folder = resolve(path);
  return async name => {
    const file = join(folder, name);
    // A name from a caller may not lead out of the folder.
    if (!file.startsWith(folder + sep)) return undefined;
    return readFile(file, 'utf8').catch(() => undefined);
  };
}

function fromAddress(base: URL): ReadFile {
  return async path => {
    const url = new URL(path.replace(/^\/+/, ''), base);
    if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return undefined;
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(error => {
      throw new Error(`${url.host} cannot be reached: ${(error.cause ?? error).message}`);
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${url} answers with status ${response.status}.`);
    // Some hosts answer with a page of the site, and status 200, where there is no file.
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (isPage && !path.endsWith('.html')) return undefined;
    const text = await readText(response.body, largestFile);
    if (text === undefined) throw new Error(`${url} is larger than ${largestFile} bytes.`);
    return text;
  };
}
