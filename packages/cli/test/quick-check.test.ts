import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickArguments, quickCheck } from '../src/quick-check.ts';
import { runCli } from '../src/run-cli.ts';
import type { Terminal } from '../src/terminal.ts';
import { makeFixture } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';

const configMap = (name: string, data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n  namespace: web\ndata:\n  key: ${data}\n`;

/** What a command line answers, and where. */
async function answerOf(cwd: string, run: (terminal: Terminal) => Promise<unknown>) {
  const { terminal, told } = makeTerminal(cwd, { env: { XDG_CACHE_HOME: '/dev/null' }, stdin: async () => configMap('stdin', '1') });
  const code = await run(terminal);
  return { code, ...told };
}

describe('command lines of the plain kind', () => {
  test('are answered as the whole reader of arguments has them answered', async () => {
    const fixture = makeFixture();
    fixture.write('a.yaml', configMap('a', 'text'));
    fixture.write('b/b.yaml', configMap('b', '1'));
    const argument = fc.oneof(
      fc.constantFrom('a.yaml', 'b', '-', '', 'missing.yaml', 'help', 'check', '--'),
      fc.constantFrom(
        '--quiet',
        '--no-color',
        '--output=json',
        '--output=junit',
        '--output=github',
        '--output=text',
        '--output=yaml',
        '-h',
      ),
    );
    let quick = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(argument, { maxLength: 5 }), async (more) => {
        const args = ['check', ...more];
        if (quickArguments(args) === undefined) return;
        quick++;
        const whole = await answerOf(fixture.root, (terminal) => runCli(args, terminal));
        expect(await answerOf(fixture.root, (terminal) => quickCheck(args, terminal))).toEqual(whole);
      }),
      { numRuns: 60 },
    );
    expect(quick).toBeGreaterThan(5);
  });

  test.each([
    [[]],
    [['check']],
    [['check', '--quiet']],
    [['synth', 'a.yaml']],
    [['--quiet', 'check', 'a.yaml']],
    [['check', 'a.yaml', '--crds', 'b']],
    [['check', '--output', 'json', 'a.yaml']],
    [['check', '--output=sarif', 'a.yaml']],
    [['check', '--cwd=b', 'a.yaml']],
    [['check', '--', 'a.yaml']],
    [['check', 'a.yaml', '-h']],
  ])('are no others: %j', async (args) => {
    const told = await answerOf('/', (terminal) => quickCheck(args, terminal));
    expect(told).toEqual({ code: undefined, stdout: '', stderr: '' });
  });
});
