/** A map that keeps its `size` most recently used entries. */
export class RecentCache<Value> {
  private readonly entries = new Map<string, Value>();

  constructor(private readonly size: number) {}

  /** The value of `key`; made and stored if there is none. */
  get(key: string, make: () => Value): Value {
    const value = this.entries.has(key) ? this.entries.get(key)! : make();
    // A map iterates in the order of insertion, so the first key is the least recently used.
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.size) this.entries.delete(this.entries.keys().next().value!);
    return value;
  }

  /** Drops the value of `key`. */
  delete(key: string): void {
    this.entries.delete(key);
  }
}
