import { z } from 'zod';
import { origin, SearchHandlerOptions } from '../../site/search-server/options';

/** Options of `createAssistantHandler()`. */
export const AssistantHandlerOptions = z.strictObject({
  /** Address of the site, or the folder of its build. */
  site: z.string().min(1),
  /** Base address of a chat API in the form of OpenAI's, such as `https://api.openai.com/v1` or that of a model on your own machine. */
  baseUrl: z.url({ protocol: /^https?$/, error: 'expected an address that begins with https:// or http://' }),
  /** Name of the model. */
  model: z.string().min(1),
  /** Key of the API. It is sent to `baseUrl` only. */
  key: z.string().min(1).optional(),
  /** Further fields of each request to the API: `{ temperature: 0.2, max_tokens: 800 }`. @default {} */
  parameters: z.record(z.string(), z.json()).default({}),
  /** What the model should know besides its task: the name of the product, or the tone. @default '' */
  instructions: z.string().default(''),
  /** Origins of the pages that may ask, such as `https://docs.example.com`. Requests from others, and those that name none, get status 403. */
  origin: z.union([origin, z.array(origin).min(1)]),
  /** Engine of the search, of `rspress-plugin-duet/search-server`, for a site with a remote search. Default: the static index of the site. */
  engine: SearchHandlerOptions.shape.engine,
  /** Index of the site in the engine. @default 'docs' */
  index: z.string().min(1).default('docs'),
  /** Number of questions that a client may ask within a time window; `false` sets no limit. @default { requests: 10, seconds: 60 } */
  rate: SearchHandlerOptions.shape.rate.default({ requests: 10, seconds: 60 }),
  /** Address of the client, to which the limit applies. Default: the last one in `x-forwarded-for`, which the nearest proxy has added. */
  clientOf: SearchHandlerOptions.shape.clientOf,
  /** Highest number of sections that the model reads for a question. @default 6 */
  sections: z.int().positive().default(6),
  /** Longest text of one section, in UTF-16 units. @default 4000 */
  sectionLength: z.int().positive().default(4000),
  /** Longest question, in UTF-16 units. @default 500 */
  questionLength: z.int().positive().default(500),
  /** Longest answer, in UTF-16 units; a longer one ends there. @default 20000 */
  answerLength: z.int().positive().default(20_000),
  /** Time in milliseconds within which an answer has to be complete. @default 60000 */
  timeoutMs: z.int().positive().default(60_000),
});

/** Options of `createAssistantHandler()`. */
export type AssistantHandlerOptions = z.input<typeof AssistantHandlerOptions>;

/** Options of `createAssistantHandler()` after the check. */
export type AssistantSettings = z.output<typeof AssistantHandlerOptions>;
