/** A page, as answers and issues name it. */
export interface HelpfulPage {
  /** Path of the page, with the base of the site. */
  page: string;
  /** Language of the page. */
  lang: string;
  /** Version of the page; empty on a site without versions. */
  version: string;
}

/** What a reader answered. */
export interface HelpfulAnswer extends HelpfulPage {
  answer: 'yes' | 'no';
}

/** How long sending may take, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Sends an answer as a form does. Other hosts may not let the page read their response, so there only a failed
 * connection counts as a failure.
 * @throws Error if the answer did not arrive
 */
export async function sendAnswer(action: string, answer: HelpfulAnswer): Promise<void> {
  const isOther = new URL(action, location.href).origin !== location.origin;
  const response = await fetch(action, {
    method: 'POST',
    mode: isOther ? 'no-cors' : 'same-origin',
    body: new URLSearchParams({ ...answer }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!isOther && !response.ok) throw new Error(`${response.status} ${action}`);
}

/** The address that opens an issue about a page: the site's address for new issues, with title and text filled in. */
export function issueAddress(
  issues: string,
  { page, title, lang, version }: HelpfulPage & { title: string },
): string {
  const address = new URL(issues);
  const isGitLab = address.pathname.includes('/-/');
  const facts = [`Page: ${page}`, `Language: ${lang}`, ...(version ? [`Version: ${version}`] : [])];
  const fill = (name: string, text: string) => {
    if (!address.searchParams.has(name)) address.searchParams.set(name, text);
  };
  fill(isGitLab ? 'issue[title]' : 'title', title);
  fill(isGitLab ? 'issue[description]' : 'body', `${facts.join('\n')}\n\n`);
  return address.href;
}
