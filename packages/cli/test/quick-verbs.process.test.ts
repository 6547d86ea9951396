import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Terminal } from '../src/report/terminal.ts';
import { runCli } from '../src/run-cli.ts';
import { quickBuild } from '../src/verbs/quick-build.ts';
import { quickCharts } from '../src/verbs/quick-charts.ts';
import { quickCheck } from '../src/verbs/quick-check.ts';
import { quickReview } from '../src/verbs/quick-review.ts';
import { runQuickly } from '../src/verbs/quick-start.ts';
import { flagOf } from '../src/verbs/verb.ts';
import { makeFixture } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';
import { widget, widgetCrd } from './widgets.ts';

const configMap = (name: string, data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n  namespace: web\ndata:\n  key: ${data}\n`;

const AS_SOMEBODY = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];

/** What a command line answers, and where. */
async function answerOf(cwd: string, run: (terminal: Terminal) => Promise<unknown>) {
  const { terminal, output } = makeTerminal(cwd, { env: { XDG_CACHE_HOME: '/dev/null' }, stdin: async () => configMap('stdin', '1') });
  const code = await run(terminal);
  return { code, ...output };
}

const checkQuickly = (args: readonly string[], terminal: Terminal) => runQuickly(quickCheck, args, terminal);
const buildQuickly = (args: readonly string[], terminal: Terminal) => runQuickly(quickBuild, args, terminal);

const reviewQuickly = (args: readonly string[], terminal: Terminal) => runQuickly(quickReview, args, terminal);

const pointer = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata:
  name: apps
  namespace: flux-system
spec:
  interval: 10m
  path: ./b
  prune: true
  sourceRef:
    kind: GitRepository
    name: flux-system
`;

describe('command lines of the plain kind', () => {
  test.each([
    ['check', checkQuickly],
    ['build', buildQuickly],
  ] as const)('of %s are answered as the whole reader of arguments has them answered', async (verb, quickly) => {
    const fixture = makeFixture();
    fixture.write('a.yaml', configMap('a', 'text'));
    fixture.write('b/b.yaml', configMap('b', '1'));
    fixture.write('c/apps.yaml', pointer);
    const paths = fc.constantFrom('a.yaml', 'b', 'c', '-', '', 'missing.yaml', 'help', 'check', '--');
    fixture.write('d/widget.yaml', widget('size: large'));
    fixture.write('crds/widgets.yaml', widgetCrd());
    const option = fc.constantFrom(
      ...['--crds', 'crds', 'd', '--strict-unknown', '--quiet', '--no-color', '-h', '--output=sarif'],
      ...['json', 'junit', 'github', 'text', 'yaml'].map((format) => `--output=${format}`),
      ...['-o', '--output', 'json', 'text'],
    );
    let answered = 0;
    const given = fc.tuple(fc.array(paths, { maxLength: 2 }), fc.array(option, { maxLength: 3 }));
    await fc.assert(
      fc.asyncProperty(given, fc.boolean(), async ([files, options], before) => {
        const args = [verb, ...(before ? [...options, ...files] : [...files, ...options])];
        const answer = await answerOf(fixture.root, (terminal) => quickly(args, terminal));
        if (answer.code === undefined) return;
        answered++;
        expect(answer).toEqual(await answerOf(fixture.root, (terminal) => runCli(args, terminal)));
      }),
      { numRuns: 60 },
    );
    expect(answered).toBeGreaterThan(5);
  });

  test('of charts template are answered as the whole reader of arguments has them answered', async () => {
    const fixture = makeFixture();
    fixture.write('web/Chart.yaml', 'apiVersion: v2\nname: web\nversion: 1.0.0\n');
    fixture.write('web/values.yaml', 'a: 1\nb: [2]\n');
    fixture.write('web/templates/a.yaml', `${configMap('{{ .Release.Name }}', '{{ .Values | toJson | quote }}')}{{ .Release.Namespace }}`);
    fixture.write('web/templates/b.yaml', configMap('b', '{{ .Capabilities.KubeVersion | quote }}'));
    fixture.write('v.yaml', 'a: 3\n');
    const word = fc.constantFrom('web', 'shop', 'missing', 'v.yaml', 'a=2', 'b=v.yaml', 'a=[1', 'a.b={1}', '1.30', '--', '');
    const flag = fc.constantFrom(
      ...quickCharts.definition.quick.fields.map(flagOf),
      '--no-hooks',
      '--quiet',
      '--output=json',
      '--output=yaml',
    );
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(word, flag), { maxLength: 5 }), async (options) => {
        const args = ['charts', 'template', 'web', ...options];
        const answer = await answerOf(fixture.root, (terminal) => runQuickly(quickCharts, args, terminal));
        if (answer.code === undefined) return;
        answered++;
        expect(answer).toEqual(await answerOf(fixture.root, (terminal) => runCli(args, terminal)));
      }),
      { numRuns: 80, examples: [[['--set', 'a=2', '--namespace', 'x', '--values', 'v.yaml']]] },
    );
    expect(answered).toBeGreaterThan(5);
  });

  test('of review are answered as the whole reader of arguments has them answered', async () => {
    const fixture = makeFixture();
    fixture.write('c/apps.yaml', pointer);
    fixture.write('b/b.yaml', configMap('b', '1'));
    const git = (...args: readonly string[]) => execFileSync('git', [...AS_SOMEBODY, ...args], { cwd: fixture.root, stdio: 'pipe' });
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'base');
    fixture.write('b/b.yaml', configMap('b', '2'));
    const word = fc.constantFrom('main', 'HEAD', 'missing', 'c', 'missing@1.0.0', 'R0', 'R4', 'never', '--', '', 'json', 'markdown');
    const flag = fc.constantFrom(
      ...quickReview.definition.quick.fields.map(flagOf),
      ...['--quiet', '--output', '-o', '--output=json', '--output=html', '--promote', '--remote'],
    );
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(word, flag), { maxLength: 4 }), async (options) => {
        const args = ['review', '--base', 'main', ...options];
        const answer = await answerOf(fixture.root, (terminal) => runQuickly(quickReview, args, terminal));
        if (answer.code === undefined) return;
        answered++;
        expect(answer).toEqual(await answerOf(fixture.root, (terminal) => runCli(args, terminal)));
      }),
      { numRuns: 60, examples: [[['--fail-at', 'R0', '--output', 'markdown']], [['--head', 'HEAD', 'c']]] },
    );
    expect(answered).toBeGreaterThan(5);
  });

  test.each([
    [[]],
    [['check']],
    [['check', '--quiet']],
    [['synth', 'a.yaml']],
    [['--quiet', 'check', 'a.yaml']],
    [['check', 'a.yaml', '--crds']],
    [['check', 'a.yaml', '--crds', '--quiet']],
    [['check', 'a.yaml', '--crds=b']],
    [['check', '--strict-unknown']],
    [['check', '--output', 'sarif', 'a.yaml']],
    [['check', 'a.yaml', '--output']],
    [['check', '--output=sarif', 'a.yaml']],
    [['check', '--cwd=b', 'a.yaml']],
    [['check', '--', 'a.yaml']],
    [['check', 'a.yaml', '-h']],
    [['build']],
    [['build', 'a', 'b']],
    [['build', 'a', '--at=main']],
    [['build', 'a', '--source', 'b']],
    [['build', 'a', '--no-strict']],
    [['review']],
    [['review', '--head', 'main']],
    [['review', '--base', 'catalog@1.0.0']],
    [['review', '--base', 'main', '--head', 'catalog@1.0.0']],
    [['review', '--base', 'main', '--promote', 'a..b']],
    [['review', '--base', 'main', '--from', 'review.json']],
    [['review', '--base', 'main', '--remote', 'origin']],
    [['review', '--base', 'main', '--fail-at', 'R9']],
    [['review', '--base', 'main', '--output=sarif']],
    [['review', '--base', 'main', 'a', 'b']],
  ])('are no others: %j', async (args) => {
    for (const quickly of [checkQuickly, buildQuickly, reviewQuickly]) {
      const answer = await answerOf('/', (terminal) => quickly(args, terminal));
      expect(answer).toEqual({ code: undefined, stdout: '', stderr: '' });
    }
  });
});
