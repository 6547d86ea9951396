import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One answer or request of the language server. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly items?: readonly unknown[] };
  readonly result?: unknown;
}

/** Where a name is declared; lines count from 0. */
interface Location {
  readonly uri: string;
  readonly range: { readonly start: { readonly line: number } };
}

/** The language server of TypeScript, as an editor starts it. */
export class LanguageServer {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  constructor(root: string) {
    const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    this.#process = spawn(process.execPath, [compiler, '--lsp', '--stdio'], { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
    this.#process.stdout?.on('data', (data: Buffer) => this.#receive(data));
  }

  async start(root: string): Promise<void> {
    const textDocument = { hover: { contentFormat: ['markdown'] } };
    await this.#request('initialize', { processId: process.pid, rootUri: pathToFileURL(root).href, capabilities: { textDocument } });
    this.#send({ method: 'initialized', params: {} });
  }

  /** Opens a file with `text`, which does not have to exist on disk. */
  open(path: string, text: string): void {
    const textDocument = { uri: pathToFileURL(path).href, languageId: 'typescript', version: 1, text };
    this.#send({ method: 'textDocument/didOpen', params: { textDocument } });
  }

  /** Returns the text that an editor shows at a position; line and character count from 0. */
  async hover(path: string, line: number, character: number): Promise<string> {
    const params = { textDocument: { uri: pathToFileURL(path).href }, position: { line, character } };
    const { result } = await this.#request('textDocument/hover', params);
    return (result as { readonly contents?: { readonly value?: string } } | null)?.contents?.value ?? '';
  }

  /** Returns where the name at a position is declared, as `URL:LINE`, both positions from 0. */
  async definitions(path: string, line: number, character: number): Promise<readonly string[]> {
    const params = { textDocument: { uri: pathToFileURL(path).href }, position: { line, character } };
    const { result } = await this.#request('textDocument/definition', params);
    const locations = (Array.isArray(result) ? result : result === null || result === undefined ? [] : [result]) as readonly Location[];
    return locations.map(({ uri, range }) => `${uri}:${range.start.line}`);
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
  }

  #request(method: string, params: object): Promise<Message> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#send({ id, method, params });
    return answer;
  }

  #send(message: object): void {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.#process.stdin?.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  #receive(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const end = this.#received.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(this.#received.subarray(0, end).toString())?.[1]);
      if (end < 0 || this.#received.length < end + 4 + length) return;
      const message: Message = JSON.parse(this.#received.subarray(end + 4, end + 4 + length).toString());
      this.#received = this.#received.subarray(end + 4 + length);
      this.#dispatch(message);
    }
  }

  #dispatch({ id, method, params, ...message }: Message): void {
    if (id === undefined) return;
    // The server asks for the settings of the editor, one for each item: it has none.
    if (method !== undefined)
      this.#send({ id, result: method === 'workspace/configuration' ? (params?.items ?? []).map(() => null) : null });
    else this.#waiting.get(id)?.(message);
  }
}
