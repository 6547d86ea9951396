import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { START_SLIPWAY } from '../../packages/cli/test/start-slipway.ts';
import { newFleet } from '../new-fleet.ts';

const hub = 'mgmt-production';
/** Without it the values that the script stores are not looked at. */
const hasJq = spawnSync('jq', ['--version']).status === 0;

/** Replaces every program: records its arguments, and answers as if no object exists, or all objects with PRESENT. */
const STUB = `#!/usr/bin/env bash
set -eu
program="$(basename "$0")"
{ printf '%s\\0' "$program" "$@"; printf '\\0'; } >> "$SCRATCH/calls"
case "$program $*" in
  *get-caller-identity*) echo 111122223333 ;;
  *' describe-'*' --query '*) echo something ;;
  'aws iam get-role '* | *' describe-addon '* | *' describe-secret '*) [ -n "\${PRESENT:-}" ] ;;
  *' list-'*) if [ -n "\${PRESENT:-}" ]; then echo some-id; else echo None; fi ;;
  *' put-secret-value '*)
    while [ "$1" != --secret-id ]; do shift; done
    cat > "$SCRATCH/values/$(printf %s "$2" | tr / +)"
    ;;
  openssl*)
    while [ "$#" -gt 0 ]; do
      case "$1" in -keyout | -out) printf 'the %s\\n' "$1" > "$2" ;; esac
      shift
    done
    ;;
  *' apply '*' -f -' | helm*) cat > /dev/null ;;
  *feature-gates* | *' -o yaml') echo feature-gates ;;
  jq*) echo '{}' ;;
esac
`;

let fleet: string;
let scratch: string;
let first: ReturnType<typeof runScript>;
beforeAll(() => {
  fleet = newFleet({ name: 'acme' });
  scratch = mkdtempSync(join(tmpdir(), 'slipway-bootstrap-'));
  mkdirSync(join(scratch, 'bin'));
  writeFileSync(join(scratch, 'stub'), STUB);
  chmodSync(join(scratch, 'stub'), 0o755);
  for (const program of ['aws', 'git', 'helm', 'kubectl', 'openssl', ...(hasJq ? [] : ['jq'])])
    symlinkSync(join(scratch, 'stub'), join(scratch, 'bin', program));
  expect(slipway('bootstrap', hub, '--script', join(scratch, 'boot.sh')).stderr).toBe('');
  first = runScript();
});
afterAll(() => {
  for (const folder of [fleet, scratch]) rmSync(folder, { recursive: true, force: true });
});

const slipway = (...args: readonly string[]) =>
  spawnSync(process.execPath, [...START_SLIPWAY, ...args], { cwd: fleet, encoding: 'utf8', maxBuffer: 2 ** 28 });

const CREDENTIALS = { GIT_USERNAME: 'the user', GIT_PASSWORD: `a "password" with 'quotes', $HOME and \\` };

/** What the script does: calls of programs in order, and stored values by name. */
function runScript(env: Readonly<Record<string, string>> = {}) {
  rmSync(join(scratch, 'calls'), { force: true });
  rmSync(join(scratch, 'values'), { recursive: true, force: true });
  mkdirSync(join(scratch, 'values'));
  const { status, stderr } = spawnSync('bash', [join(scratch, 'boot.sh'), 'all'], {
    cwd: fleet,
    encoding: 'utf8',
    env: { PATH: `${join(scratch, 'bin')}:${process.env.PATH}`, SCRATCH: scratch, TMPDIR: scratch, ...CREDENTIALS, ...env },
  });
  const text = existsSync(join(scratch, 'calls')) ? readFileSync(join(scratch, 'calls'), 'utf8') : '';
  const calls = text.split('\0\0').flatMap((call) => (call === '' ? [] : [call.split('\0')]));
  const values = new Map(
    readdirSync(join(scratch, 'values')).map(
      (name) => [name.replace('+', '/'), readFileSync(join(scratch, 'values', name), 'utf8')] as const,
    ),
  );
  return { status, stderr, calls, values };
}

/** By name, the properties of each secret in Secrets Manager that any cluster of the fleet reads, as Flux applies the tree. */
function secretsOfTree(): Map<string, Set<string>> {
  const { stdout } = slipway('build', `clusters/mgmt/${hub}`, '--output', 'yaml');
  const read = new Map<string, Set<string>>();
  for (const document of parseAllDocuments(stdout)) {
    const object = document.toJS() as { kind?: string; spec?: Record<string, never[]> } | null;
    if (object?.kind !== 'ExternalSecret') continue;
    const { data = [], dataFrom = [] } = object.spec as {
      data?: { remoteRef: { key: string; property?: string } }[];
      dataFrom?: { extract: { key: string } }[];
    };
    for (const { key, property } of [
      ...data.map(({ remoteRef }) => remoteRef),
      ...dataFrom.map(({ extract }) => ({ ...extract, property: undefined })),
    ])
      read.set(key, new Set([...(read.get(key) ?? []), ...(property === undefined ? [] : [property])]));
  }
  return read;
}

describe('the bootstrap script of a new fleet', () => {
  test('stores every secret that the tree reads, with its properties', () => {
    const { status, stderr, calls, values } = first;
    expect([stderr, status]).toEqual(['', 0]);
    const wanted = secretsOfTree();
    expect([...wanted.keys()].sort()).toEqual(['apps-staging/git-credentials', 'apps-staging/sealed-secrets']);
    const created = calls.filter(([, , verb]) => verb === 'create-secret').map((call) => call[call.indexOf('--name') + 1]);
    expect(created.sort()).toEqual([...wanted.keys()].sort());
    expect([...values.keys()].sort()).toEqual([...wanted.keys()].sort());
    if (!hasJq) return;
    for (const [name, properties] of wanted)
      expect(Object.keys(JSON.parse(values.get(name) ?? '{}'))).toEqual(expect.arrayContaining([...properties]));
    expect(JSON.parse(values.get('apps-staging/git-credentials') ?? '')).toEqual({
      username: CREDENTIALS.GIT_USERNAME,
      password: CREDENTIALS.GIT_PASSWORD,
    });
    expect(JSON.parse(values.get('apps-staging/sealed-secrets') ?? '')).toEqual({ crt: 'the -out\n', key: 'the -keyout\n' });
  });

  test('says in each call which cluster and region it means, and has no credentials in any', () => {
    const { calls } = first;
    for (const call of calls) {
      const [program, service] = call;
      if (program === 'kubectl') expect(call.slice(1, 3)).toEqual(['--context', hub]);
      if (program === 'helm') expect(call).toEqual(expect.arrayContaining(['--kube-context', hub]));
      if (program === 'aws' && service !== 'iam' && service !== 'sts')
        expect(call).toEqual(expect.arrayContaining(['--region', 'eu-west-1']));
      for (const secret of Object.values(CREDENTIALS)) expect(call.join(' ')).not.toContain(secret);
    }
    expect(new Set(calls.map(([program]) => program))).toEqual(
      new Set(['aws', 'git', 'helm', 'kubectl', 'openssl', ...(hasJq ? [] : ['jq'])]),
    );
    expect(readdirSync(scratch).filter((name) => name.startsWith('tmp.'))).toEqual([]);
  });

  test('gives Crossplane its permissions before Flux starts, and starts Flux last', () => {
    const { calls } = first;
    const place = (...words: readonly string[]) => calls.findIndex((call) => words.every((word) => call.includes(word)));
    const order = [
      place('iam', 'create-role'),
      place('iam', 'put-role-policy'),
      place('eks', 'create-pod-identity-association'),
      place('helm', 'upgrade'),
      place('secretsmanager', 'put-secret-value'),
      place('git', 'ls-remote'),
      place('kubectl', 'apply', '-k', `clusters/mgmt/${hub}/flux-system`),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(existsSync(join(fleet, `clusters/mgmt/${hub}/flux-system/kustomization.yaml`))).toBe(true);
  });

  test('run again, updates existing objects, creates none twice, and keeps sealing keys', () => {
    const { status, calls, values } = runScript({ PRESENT: 'yes' });
    expect(status).toBe(0);
    expect(calls.filter((call) => call.some((word) => word.startsWith('create-') && !word.includes('namespace')))).toEqual([]);
    for (const verb of ['update-assume-role-policy', 'update-pod-identity-association'])
      expect(calls.some((call) => call.includes(verb))).toBe(true);
    expect([...values.keys()].sort()).toEqual(['apps-staging/git-credentials']);
    expect(calls.filter(([program]) => program === 'openssl')).toEqual([]);
  });
});
