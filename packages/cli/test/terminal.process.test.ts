import { describe, expect, it } from 'vitest';
import { exitCodes } from '../src/report/exit-code.ts';
import type { Terminal } from '../src/report/terminal.ts';
import { runCli } from '../src/run-cli.ts';
import { configMaps, makeFixture } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';

describe('a person at a terminal', () => {
  it('sees progress on one line of standard error that is gone at the end', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/x.yaml': {} }));
    const { terminal, output } = makeTerminal(fixture.root);
    expect(await runCli(['synth'], terminal)).toBe(exitCodes.clean);
    expect(output.stderr).toContain('assembling catalog');
    expect(output.stderr).not.toContain('\n');
    expect(output.stderr.endsWith('\r\u001b[K')).toBe(true);
  });

  it('sees colours, unless --no-color or NO_COLOR ask for none', async () => {
    const fixture = makeFixture();
    fixture.addPackage('catalog', ['common/a'], configMaps({ 'common/a/x.yaml': {} }));
    const stdoutOf = async (args: readonly string[], more: Partial<Terminal>): Promise<string> => {
      const { terminal, output } = makeTerminal(fixture.root, more);
      await runCli(args, terminal);
      return output.stdout;
    };
    await stdoutOf(['synth'], {});
    expect(await stdoutOf(['synth'], {})).toContain('\u001b[32m');
    expect(await stdoutOf(['synth', '--no-color'], {})).not.toContain('\u001b');
    expect(await stdoutOf(['--no-color', 'synth'], {})).not.toContain('\u001b');
    expect(await stdoutOf(['synth'], { env: { NO_COLOR: '1' } })).not.toContain('\u001b');
  });

  it('is asked to report a bug when the command itself fails, with the cause', async () => {
    const broken = makeTerminal('/', {
      stdin: () => Promise.reject(new Error('outer', { cause: new Error('inner') })),
    });
    expect(await runCli(['check', '-'], broken.terminal)).toBe(exitCodes.internal);
    expect(broken.output.stderr).toMatch(/this is a bug of Slipway[\s\S]*outer[\s\S]*caused by Error: inner/);
    expect(broken.output.stdout).toBe('');
  });
});
