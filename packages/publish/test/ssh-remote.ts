import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { onTestFinished } from 'vitest';
import { temporaryDirectory } from './fleet-kit.ts';

/** Whether this machine has a client for SSH. */
export const hasSsh = spawnSync('ssh', ['-V']).error === undefined;

/** A bare repository behind an SSH server on loopback, until the end of the test. */
export interface SshRemote {
  readonly url: string;
  /** For Git: the client with the key that the server takes, and with the server's own. */
  readonly command: string;
  /** The same client with a key that the server does not know. */
  readonly strangersCommand: string;
  /** What clients ran. */
  readonly commands: string[];
}

interface SshOptions {
  /** Ends the connection after so many bytes that the client sends to `git receive-pack`. */
  readonly endsAfter?: number;
}

export async function serveSsh(repository: string, { endsAfter }: SshOptions = {}): Promise<SshRemote> {
  const [host, known, strange] = [newKey(), newKey(), newKey()];
  const allowed = ssh2.utils.parseKey(known.public);
  const commands: string[] = [];
  const server = new ssh2.Server({ hostKeys: [host.private] }, (client) => {
    client.on('error', () => {}); // a client that ends early
    client.on('authentication', (context) => {
      const { method, key, blob, signature, hashAlgo } = context;
      const isKnown = method === 'publickey' && key?.data.equals(allowed.getPublicSSH()) === true;
      const isProved = signature === undefined || (blob !== undefined && allowed.verify(blob, signature, hashAlgo) === true);
      if (isKnown && isProved) context.accept();
      else context.reject(['publickey']);
    });
    client.on('session', (accept) => {
      const environment: Record<string, string> = {};
      const session = accept();
      session.on('env', (take, _, { key, val }) => {
        if (key === 'GIT_PROTOCOL') environment[key] = val;
        take?.();
      });
      session.on('exec', (take, _, { command }) => {
        commands.push(command);
        const channel = take();
        const child = spawn('git', ['shell', '-c', command], { env: { ...process.env, ...environment } });
        let received = 0;
        channel.on('data', (data: Buffer) => {
          received += data.length;
          if (endsAfter === undefined || received < endsAfter || !command.includes('receive-pack')) child.stdin.write(data);
          else client.end();
        });
        channel.on('end', () => child.stdin.end());
        channel.on('close', () => child.stdin.end());
        child.stdin.on('error', () => {});
        child.stdout.pipe(channel, { end: false });
        child.stderr.pipe(channel.stderr, { end: false });
        child.on('close', (code) => {
          channel.exit(code ?? 1);
          channel.end();
        });
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close());
  const { port } = server.address();
  const directory = temporaryDirectory();
  const [algorithm, data] = host.public.split(' ');
  writeFileSync(join(directory, 'known_hosts'), `[127.0.0.1]:${port} ${algorithm} ${data}\n`);
  const commandWith = (name: string, key: string): string => {
    const file = join(directory, name);
    writeFileSync(file, key, { mode: 0o600 });
    const options = ['IdentitiesOnly=yes', 'IdentityAgent=none', 'StrictHostKeyChecking=yes', 'BatchMode=yes'];
    const settings = [...options, `UserKnownHostsFile=${join(directory, 'known_hosts')}`].map((option) => `-o ${option}`);
    return `ssh -F none -i ${file} ${settings.join(' ')}`;
  };
  return {
    url: `ssh://git@127.0.0.1:${port}${repository}`,
    command: commandWith('key', known.private),
    strangersCommand: commandWith('strange', strange.private),
    commands,
  };
}

/** Of every 300 Ed25519 keys that ssh2 makes, it cannot read one. */
const newKey = (): ReturnType<typeof ssh2.utils.generateKeyPairSync> => ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 });
