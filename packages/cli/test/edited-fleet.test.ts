// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CheckMemory, createCheckMemory } from '../src/check/check-memory.ts';
import { runCheck } from '../src/check/run-check.ts';
import { makeContext } from '../src/report/verb-context.ts';
import { temporaryDirectory } from './fixture.ts';
import { makeTerminal } from './make-terminal.ts';
import { widget, widgetCrd } from './widgets.ts';

/** Undefined for a file that does not exist. */
type Files = Readonly<Record<string, string | undefined>>;

describe('a fleet that is checked again after an edit', () => {
  test('is checked as by a new process', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someEdit, { minLength: 1, maxLength: 6 }), async (edits) => {
        const root = temporaryDirectory();
        write(root, fleet);
        const memory = createCheckMemory();
        await answer(root, memory);
        for (const edit of edits) {
          write(root, edit);
          expect(await answer(root, memory)).toEqual(await answer(root));
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** Returns the output in all formats. */
async function answer(root: string, memory?: CheckMemory): Promise<unknown> {
  const { terminal } = makeTerminal(root, { env: { HOME: root } });
  const report = await runCheck(makeContext(terminal, {}), { paths: ['.'], repository: '.', ...(memory && { memory }) });
  return { findings: report.findings, json: report.json(), page: report.page?.((_, text) => text), checked: report.checked };
}

function write(root: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file, { force: true });
    else writeFileSync(file, text);
  }
}

const flux = (name: string, path: string, more = ''): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec:
  interval: 10m
  prune: true
  path: ${path}
  sourceRef: {kind: GitRepository, name: flux-system}
${more}`;

const source = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/team/fleet.git', ref: {branch: main}}
`;

const values = (text: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: values, namespace: flux-system}\ndata: {SIZE: "${text}"}\n`;

const fromValues = '  postBuild: {substituteFrom: [{kind: ConfigMap, name: values}]}\n';

const service = (port: string): string =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: web, namespace: web}\nspec:\n  ports:\n    - port: ${port}\n`;

const cluster = (name: string): Files => ({
  [`clusters/${name}/flux-system/gotk-sync.yaml`]: `${source}---\n${flux('flux-system', `./clusters/${name}`)}`,
  [`clusters/${name}/values.yaml`]: values('1'),
  [`clusters/${name}/apps.yaml`]: flux('apps', './apps', fromValues),
  [`clusters/${name}/crds.yaml`]: flux('crds', './crds'),
});

const fleet: Files = {
  ...cluster('a'),
  ...cluster('b'),
  ...cluster('c'),
  'apps/web.yaml': service('80'),
  'apps/widget.yaml': widget('size: ${SIZE}'),
  'crds/widgets.yaml': widgetCrd(),
  'elsewhere/not-applied.yaml': service('80'),
};

const someEdit = fc.constantFrom<Files>(
  { 'apps/web.yaml': service('80000') },
  { 'apps/web.yaml': service('80') },
  { 'apps/web.yaml': service('"80"') },
  { 'apps/web.yaml': `${service('80')}  odd: true\n` },
  { 'apps/web.yaml': service('80\n      port: 81') },
  { 'apps/web.yaml': undefined },
  { 'apps/widget.yaml': widget('size: ${SIZE}\n  colour: red') },
  { 'apps/widget.yaml': widget('size: ${NOWHERE}') },
  { 'apps/hpa.yaml': hpa() },
  { 'crds/widgets.yaml': widgetCrd('size: {type: string}') },
  { 'crds/widgets.yaml': undefined },
  { 'crds/other.yaml': widgetCrd('size: {type: integer}, colour: {type: string}') },
  { 'crds/other.yaml': widgetCrd('size: {type: odd}') },
  { 'crds/kustomization.yaml': 'resources: [other.yaml, widgets.yaml]\n' },
  { 'crds/kustomization.yaml': 'resources: [widgets.yaml]\n' },
  { 'clusters/a/values.yaml': values('two') },
  { 'clusters/b/values.yaml': values('2') },
  { 'clusters/c/values.yaml': undefined },
  { 'clusters/b/crds.yaml': undefined },
  { 'clusters/a/apps.yaml': flux('apps', './apps', `${fromValues}  suspend: true\n`) },
  { 'clusters/a/apps.yaml': flux('apps', './apps', `${fromValues}  targetNamespace: other\n`) },
  { 'clusters/a/apps.yaml': flux('apps', './nowhere') },
  { 'clusters/d/apps.yaml': flux('apps', './apps', fromValues), ...cluster('d') },
  { 'slipway.yaml': 'featureGates: {HPAScaleToZero: true}\n' },
  { 'slipway.yaml': undefined },
  { 'slipway-kinds/widgets.yaml': widgetCrd('size: {type: boolean}') },
  { 'elsewhere/not-applied.yaml': 'kind: [\n' },
  { 'apps/secret.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: s, namespace: web}\nstringData: {password: "${SIZE}"}\n' },
);

function hpa(): string {
  return `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web, namespace: web}
spec:
  minReplicas: 0
  maxReplicas: 3
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  metrics: [{type: Object, object: {metric: {name: m}, describedObject: {kind: Service, name: web}, target: {type: Value, value: "1"}}}]
`;
}
