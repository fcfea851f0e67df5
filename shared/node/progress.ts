/** After this time, and then as often, a long job says how far it is. */
const everyMs = 2000;

/** Where lines are written, as `process.stdout`. */
export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Says how far a job is: a line that is rewritten in a terminal, plain lines elsewhere. */
export class Progress {
  readonly #start: number;
  #last: number;
  #done = 0;
  #isShown = false;

  /** @param what is counted, such as "pages rendered" @param now in milliseconds */
  constructor(
    readonly what: string,
    readonly total: number,
    readonly output: Output = process.stdout,
    readonly now: () => number = Date.now,
  ) {
    this.#start = now();
    this.#last = this.#start;
  }

  /** Counts one more. */
  step(): void {
    this.#done += 1;
    const time = this.now();
    if (time - this.#last < everyMs || this.#done >= this.total) return;
    this.#last = time;
    const left = Math.ceil(((time - this.#start) / this.#done) * ((this.total - this.#done) / 1000));
    const text = `${this.#done} of ${this.total} ${this.what}, about ${left} s left`;
    this.output.write(this.output.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
    this.#isShown = true;
  }

  /** Removes the line from a terminal. */
  end(): void {
    if (this.#isShown && this.output.isTTY) this.output.write('\r\x1b[K');
  }
}
