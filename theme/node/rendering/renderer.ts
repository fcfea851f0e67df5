import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Progress } from '../../../shared/node/progress';
import { shownPath } from '../../../shared/node/shownPath';
import type { PageCache } from './pageCache';
import { renderProblem } from './renderProblem';
import { type Rendered, renderInWorker, type WorkerData } from './worker';

/** The part of unhead that receives what a page puts into its head. */
export interface Head {
  push(input: unknown, options: unknown): unknown;
}

/** Below this number of pages, one more worker costs more than it saves: each loads the bundle. */
const pagesPerWorker = 20;

export interface RendererOptions {
  /** What is rendered, in words. */
  kind: string;
  /** The file of the server's bundle. */
  bundle: string;
  cache: PageCache;
  /** Files of the pages by route. */
  files: ReadonlyMap<string, string>;
  /** Routes that other jobs render. */
  others: ReadonlySet<string>;
}

interface Member {
  worker: Worker;
  waiting: Map<number, (rendered: Rendered | undefined) => void>;
}

/** Renders the pages of a bundle on all processors, except those that are the same as in the last build. */
export class Renderer {
  readonly #members: Member[] = [];
  #asked = 0;
  #progress: Progress | undefined;
  reused = 0;
  /** Pages that cannot be rendered, with the reason. */
  readonly problems: string[] = [];
  rendered = 0;

  constructor(readonly options: RendererOptions) {}

  /** What Rspress's own `render` gives; nothing if that must be called. */
  async render(routePath: string, head: Head): Promise<Record<string, string> | undefined> {
    const { cache, files, kind, others } = this.options;
    if (others.has(routePath)) return { appHtml: '', appMd: '' };
    this.#progress ??= new Progress(`${kind} rendered`, files.size - others.size);
    const file = files.get(routePath) ?? '';
    const page = cache.read(routePath, file);
    const { result, head: tags } = page ?? (await this.#ask(routePath, file));
    if (page) this.reused += 1;
    else this.rendered += 1;
    this.#progress.step();
    for (const [input, options] of result ? tags : []) head.push(input, options);
    return result;
  }

  /** What stands for a page that cannot be rendered, so that the others are, and all such pages are named at once. */
  failed(routePath: string, error: unknown): Record<string, string> {
    const file = this.options.files.get(routePath);
    const source = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
    this.problems.push(`  ${file ? shownPath(file) : routePath}:${renderProblem(error, source, file ?? '')}`);
    return { appHtml: '', appMd: '' };
  }

  async close(): Promise<void> {
    this.#progress?.end();
    await Promise.all(this.#members.map(({ worker }) => worker.terminate()));
    this.options.cache.prune();
  }

  async #ask(routePath: string, file: string): Promise<Rendered> {
    this.#asked += 1;
    const id = this.#asked;
    const member = this.#freest();
    const answer = await new Promise<Rendered | undefined>(resolve => {
      member.waiting.set(id, resolve);
      member.worker.ref();
      member.worker.postMessage({ id, routePath });
    });
    if (answer?.isRepeatable) this.options.cache.write(routePath, file, answer);
    return answer ?? { id, head: [], reads: [], isRepeatable: false };
  }

  #freest(): Member {
    const [least] = [...this.#members].sort((a, b) => a.waiting.size - b.waiting.size);
    const isEnough = this.#members.length * pagesPerWorker >= this.#asked;
    if (least && (isEnough || this.#members.length >= availableParallelism())) return least;
    const workerData: WorkerData = { bundle: this.options.bundle };
    const worker = new Worker(`(${renderInWorker})(require)`, { eval: true, workerData });
    const member: Member = { worker, waiting: new Map() };
    const end = (id: number, answer?: Rendered) => {
      member.waiting.get(id)?.(answer);
      member.waiting.delete(id);
      // A build that fails must be able to end.
      if (member.waiting.size === 0) worker.unref();
    };
    worker.on('message', (answer: Rendered) => end(answer.id, answer));
    // Rspress itself renders what a worker that ran out of memory has not.
    const fail = () => {
      const index = this.#members.indexOf(member);
      if (index >= 0) this.#members.splice(index, 1);
      for (const id of [...member.waiting.keys()]) end(id);
    };
    worker.on('error', fail).on('exit', fail);
    this.#members.push(member);
    return member;
  }
}
