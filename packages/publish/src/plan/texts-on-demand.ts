/**
 * Texts by path, each read on demand and not cached, because a tree may not fit into memory. The publish fails if a text changes between two
 * reads, because Git then creates another tree than planned.
 */
export class TextsOnDemand implements ReadonlyMap<string, string> {
  readonly #paths: ReadonlySet<string>;
  readonly #read: (path: string) => string;

  constructor(paths: Iterable<string>, read: (path: string) => string) {
    this.#paths = new Set(paths);
    this.#read = read;
  }

  get size(): number {
    return this.#paths.size;
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  get(path: string): string | undefined {
    return this.#paths.has(path) ? this.#read(path) : undefined;
  }

  keys(): SetIterator<string> {
    return this.#paths.keys();
  }

  *values(): MapIterator<string> {
    for (const path of this.#paths) yield this.#read(path);
    return undefined;
  }

  *entries(): MapIterator<[string, string]> {
    for (const path of this.#paths) yield [path, this.#read(path)];
    return undefined;
  }

  [Symbol.iterator](): MapIterator<[string, string]> {
    return this.entries();
  }

  forEach(take: (text: string, path: string, texts: ReadonlyMap<string, string>) => void): void {
    for (const [path, text] of this.entries()) take(text, path, this);
  }
}
