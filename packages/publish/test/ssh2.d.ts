/** What the tests use of the SSH server: its published types bring types of another Node. */
declare module 'ssh2' {
  import type { EventEmitter } from 'node:events';
  import type { Duplex, Writable } from 'node:stream';

  interface Key {
    readonly type: string;
    getPublicSSH(): Buffer;
    verify(data: Buffer, signature: Buffer, algorithm?: string): boolean | Error;
  }
  interface Authentication {
    readonly method: string;
    readonly key?: { readonly algo: string; readonly data: Buffer };
    readonly blob?: Buffer;
    readonly signature?: Buffer;
    readonly hashAlgo?: string;
    accept(): void;
    reject(methods?: readonly string[]): void;
  }
  interface Channel extends Duplex {
    readonly stderr: Writable;
    exit(code: number): void;
  }
  interface Session extends EventEmitter {
    on(event: 'env', handle: (accept: (() => void) | undefined, reject: unknown, info: { key: string; val: string }) => void): this;
    on(event: 'exec', handle: (accept: () => Channel, reject: unknown, info: { command: string }) => void): this;
  }
  interface Client extends EventEmitter {
    on(event: 'authentication', handle: (context: Authentication) => void): this;
    on(event: 'session', handle: (accept: () => Session) => void): this;
    on(event: 'error', handle: (error: Error) => void): this;
    end(): void;
  }
  class Server extends EventEmitter {
    constructor(options: { readonly hostKeys: readonly string[] }, connected: (client: Client) => void);
    listen(port: number, host: string, done: () => void): this;
    address(): { readonly port: number };
    close(): void;
  }
  const ssh2: {
    readonly Server: typeof Server;
    readonly utils: {
      generateKeyPairSync(type: 'ecdsa', options: { readonly bits: number }): { readonly private: string; readonly public: string };
      parseKey(text: string): Key;
    };
  };
  export default ssh2;
}
