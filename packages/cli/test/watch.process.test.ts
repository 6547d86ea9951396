import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { makeFixture, runSlipway } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';
import { widget, widgetCrd } from './widgets.ts';

const good = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: good, namespace: web}\n';
const bad = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: bad, namespace: web}\ndata: {key: 1}\n';

/** Starts `slipway check --watch`. Returns its answers since the last call. */
async function watching(root: string, ...args: string[]) {
  const stop = new AbortController();
  const { terminal, output } = makeTerminal(root, { signal: stop.signal, interactive: false, colors: false });
  const ended = runCli(['check', '--watch', ...args], terminal);
  const answer = async (wanted: RegExp | string): Promise<string> => {
    const text = await vi.waitFor(
      () => {
        expect(output.stdout).toMatch(wanted);
        return output.stdout;
      },
      { timeout: 50_000, interval: 10 },
    );
    output.stdout = '';
    return text;
  };
  const end = () => {
    stop.abort();
    return ended;
  };
  await vi.waitFor(() => expect(output.stderr).toContain('Ctrl-C'), { timeout: 50_000 });
  return { output, answer, end };
}

describe('slipway check PATH --watch', () => {
  it('checks again after a change, and ends as the last check did', async () => {
    const fixture = makeFixture();
    fixture.write('yaml/a.yaml', good);
    const { answer, end, output } = await watching(fixture.root, 'yaml');
    expect(output.stdout).toBe('1 document accepted.\n');
    expect(output.stderr).toBe('slipway: watching yaml; Ctrl-C ends\n');
    output.stdout = '';
    fixture.write('yaml/a.yaml', bad);
    expect(await answer('1 rejected')).toContain('yaml/a.yaml:4:8');
    expect(output.stderr).toContain('slipway: changed: yaml/a.yaml\n');
    fixture.write('yaml/a.yaml', good);
    await answer('1 document accepted');
    fixture.write('yaml/a.yaml', bad);
    await answer('1 rejected');
    expect(await end()).toBe(1);
  });

  it('sees files and folders that come, go and are replaced as editors do it', async () => {
    const fixture = makeFixture();
    fixture.write('yaml/a.yaml', good);
    const { answer, end } = await watching(fixture.root, 'yaml');
    await answer('1 document accepted');
    mkdirSync(join(fixture.root, 'yaml/deep/deeper'), { recursive: true });
    writeFileSync(join(fixture.root, 'yaml/deep/deeper/b.yaml'), good.replace('good', 'better'));
    await answer('2 documents accepted');
    writeFileSync(join(fixture.root, 'yaml/deep/deeper/b.yaml~'), bad);
    renameSync(join(fixture.root, 'yaml/deep/deeper/b.yaml~'), join(fixture.root, 'yaml/deep/deeper/b.yaml'));
    await answer('2 documents: 1 accepted, 0 lossy, 1 rejected');
    rmSync(join(fixture.root, 'yaml/deep'), { recursive: true });
    await answer('1 document accepted');
    expect(await end()).toBe(0);
  });

  it('waits for a file that is gone for a moment', async () => {
    const fixture = makeFixture();
    fixture.write('a.yaml', good);
    const { answer, end, output } = await watching(fixture.root, 'a.yaml');
    await answer('1 document accepted');
    rmSync(join(fixture.root, 'a.yaml'));
    await vi.waitFor(() => expect(output.stderr).toContain('slipway: a.yaml does not exist.'), { timeout: 50_000 });
    fixture.write('a.yaml', bad);
    await answer('1 rejected');
    fixture.write('a.yaml', good);
    await answer('1 document accepted');
    expect(await end()).toBe(0);
  });

  it.each([['--crds'], ['slipway.crds of package.json']])('looks at the definitions of %s too', async (named) => {
    const fixture = makeFixture();
    if (named !== '--crds') fixture.write('package.json', JSON.stringify({ slipway: { crds: ['crds'] } }));
    fixture.write('yaml/a.yaml', widget('size: 1'));
    fixture.write('crds/widgets.yaml', '');
    const { answer, end } = await watching(fixture.root, 'yaml', ...(named === '--crds' ? ['--crds', 'crds'] : []));
    await answer('1 of unknown kind');
    fixture.write('crds/widgets.yaml', widgetCrd());
    await answer('1 document');
    await end();
  });

  it('is quiet about itself if that is wanted', async () => {
    const fixture = makeFixture();
    fixture.write('a.yaml', bad);
    const stop = new AbortController();
    const { terminal, output } = makeTerminal(fixture.root, { signal: stop.signal, interactive: false, colors: false });
    const ended = runCli(['check', '--watch', '--quiet', 'a.yaml'], terminal);
    await vi.waitFor(() => expect(output.stdout).toContain('a.yaml:4:8'), { timeout: 50_000 });
    stop.abort();
    expect(await ended).toBe(1);
    expect(output.stderr).toBe('');
  });

  it.each([
    [['check', '--watch'], 'definitions are loaded once'],
    [['check', '--watch', '-'], 'come only once'],
    [['check', '--watch', 'pipe.yaml'], 'come only once'],
    [['check', '--watch', 'a.yaml', '--output=json'], 'json is one answer'],
    [['check', '--watch', 'gone.yaml'], 'gone.yaml does not exist'],
  ])('%s is a usage error', async (args, message) => {
    const fixture = makeFixture();
    fixture.write('a.yaml', good);
    execFileSync('mkfifo', [join(fixture.root, 'pipe.yaml')]);
    expect(await runSlipway(args, { cwd: fixture.root })).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(message) });
  });
});
