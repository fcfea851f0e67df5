import { eventText } from '../../../shared/eventStream';
import { parseOptions } from '../../../shared/node/parseOptions';
import { createGuard } from '../../site/search-server/guard';
import { readText } from '../site/readText';
import { createSiteOpener } from '../site/siteOpener';
import { answerOf } from './model';
import { AssistantHandlerOptions, type AssistantSettings } from './options';
import { promptOf } from './prompt';
import { type Question, readQuestion } from './question';
import { findSections, type Section } from './sections';

export type { AssistantHandlerOptions } from './options';

/** Largest request, in bytes: a question and the conversation before it. */
const largestRequest = 65_536;

/**
 * Creates the `fetch` handler that the assistant of the theme asks: `POST { messages, lang, version }`. It answers with
 * a `text/event-stream`: `sources` with the sections that the model reads, `text` with each part of the answer, then
 * `done`, or `failed` with `timeout` or `model` as its reason.
 * @throws Error with all problems of the options
 */
export function createAssistantHandler(
  options: AssistantHandlerOptions,
): (request: Request) => Promise<Response> {
  const settings = parseOptions(
    'rspress-duet-tools/assistant',
    '"Assistant" in the README',
    AssistantHandlerOptions,
    options,
  );
  const guard = createGuard({
    origins: [settings.origin].flat(),
    method: 'POST',
    headers: 'content-type',
    rate: settings.rate,
    clientOf: settings.clientOf,
    now: Date.now,
  });
  const siteNow = createSiteOpener(settings);

  return async request => {
    const { headers, answer } = guard(request);
    if (answer) return answer;
    const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });
    // Browsers send it with every POST: what comes without it is no page.
    if (!request.headers.get('origin')) return refuse(403, 'Only pages may ask.');
    const body = await readText(request.body, largestRequest);
    if (body === undefined) return refuse(413, `A request may have at most ${largestRequest} bytes.`);
    const question = readQuestion(body, settings);
    if (typeof question === 'string') return refuse(400, question);

    const site = await siteNow();
    if (!site) return refuse(503, 'The site cannot be read.');
    if (question.lang && !site.languages.includes(question.lang))
      return refuse(400, '`lang` is not a language of this site.');
    if (question.version && !site.versions.includes(question.version))
      return refuse(400, '`version` is not a version of this site.');
    let sections: Section[];
    try {
      sections = await findSections(site, question, settings);
    } catch (error) {
      console.error(error);
      return refuse(503, 'The search failed.');
    }
    return new Response(streamOf(question, sections, settings, request.signal), {
      headers: {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        // nginx would collect the answer before it passes it on.
        'x-accel-buffering': 'no',
      },
    });
  };
}

/** The answer as a stream; whoever stops reading it also stops the model. */
function streamOf(
  question: Question,
  sections: readonly Section[],
  settings: AssistantSettings,
  asked: AbortSignal,
): ReadableStream<Uint8Array> {
  const gone = new AbortController();
  const timeout = AbortSignal.timeout(settings.timeoutMs);
  const signal = AbortSignal.any([asked, gone.signal, timeout]);
  const encoder = new TextEncoder();

  async function* events(): AsyncGenerator<string> {
    yield eventText(
      'sources',
      sections.map(({ title, heading, link }) => ({ title, heading, link })),
    );
    try {
      let room = settings.answerLength;
      const messages = promptOf(question, sections, settings.instructions);
      for await (const text of answerOf(messages, settings, signal)) {
        yield eventText('text', text.slice(0, room));
        room -= text.length;
        if (room <= 0) break;
      }
      yield eventText('done', {});
    } catch (error) {
      if (asked.aborted || gone.signal.aborted) return;
      // For the operator alone: messages of the connection may name addresses.
      console.error('[assistant]', timeout.aborted ? 'The chat API took too long.' : error);
      yield eventText('failed', { reason: timeout.aborted ? 'timeout' : 'model' });
    }
  }
  const source = events();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      gone.abort();
      await source.return(undefined);
    },
  });
}
