import { renderComposite } from '../packages/compose/src/index.ts';
import { type CompositionQuestion, startComposeOracle } from '../packages/lab/src/index.ts';
import { type BenchRow, benchRow, median } from './bench-row.ts';
import { ifBuilt } from './if-built.ts';

const COMPOSITES = 1000;
const RESOURCES = 23;
const ROUNDS = 5;
/** How many composites the command renders; the time of one is multiplied. */
const PEER_RENDERS = 10;

/** Compares renders in one process with `crossplane composition render`, which is a process for each composite. */
export async function renderBench(): Promise<BenchRow[]> {
  const questions = Array.from({ length: COMPOSITES }, (_, index) => questionOf(index));
  const theirs = await timeOfCommand(questions.slice(0, PEER_RENDERS));
  if (theirs === undefined) return [];
  const ours = Array.from({ length: ROUNDS }, () => timeOf(() => questions.forEach(render)));
  const name = `render: ${COMPOSITES.toLocaleString('en-US')} composites of ${RESOURCES} resources`;
  const peer = `crossplane composition render, from ${PEER_RENDERS} of them`;
  return [benchRow(name, median(ours), peer, theirs * COMPOSITES, 'ms', 'at least 200x')];
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function render({ composite, composition }: CompositionQuestion): void {
  const rendering = renderComposite({ composite, composition });
  if ('error' in rendering || rendering.resources.length !== RESOURCES) throw new Error('a composite was not rendered');
}

/** Returns the milliseconds of one render; undefined without the programs. */
async function timeOfCommand(questions: readonly CompositionQuestion[]): Promise<number | undefined> {
  const oracle = await ifBuilt('crossplane composition render', startComposeOracle);
  if (oracle === undefined) return undefined;
  try {
    const times: number[] = [];
    for (const question of questions) {
      const start = performance.now();
      const rendering = await oracle.render(question);
      times.push(performance.now() - start);
      if ('error' in rendering || rendering.resources.length !== RESOURCES) throw new Error('the command rendered something else');
    }
    return median(times);
  } finally {
    await oracle[Symbol.asyncDispose]();
  }
}

const PATCHES = [
  { fromFieldPath: 'spec.region', toFieldPath: 'spec.forProvider.region' },
  { fromFieldPath: 'spec.tags', toFieldPath: 'spec.forProvider.tags', policy: { toFieldPath: 'MergeObjects' } },
  {
    type: 'CombineFromComposite',
    combine: {
      strategy: 'string',
      variables: [{ fromFieldPath: 'metadata.name' }, { fromFieldPath: 'spec.region' }],
      string: { fmt: '%s-%s' },
    },
    toFieldPath: 'spec.forProvider.tags.Name',
  },
];

const COMPOSITION = {
  apiVersion: 'apiextensions.crossplane.io/v1',
  kind: 'Composition',
  metadata: { name: 'networks' },
  spec: {
    compositeTypeRef: { apiVersion: 'platform.example.org/v1', kind: 'Network' },
    mode: 'Pipeline',
    pipeline: [
      {
        step: 'resources',
        functionRef: { name: 'function-patch-and-transform' },
        input: {
          apiVersion: 'pt.fn.crossplane.io/v1beta1',
          kind: 'Resources',
          resources: Array.from({ length: RESOURCES }, (_, index) => ({
            name: `subnet-${index}`,
            base: {
              apiVersion: 'ec2.aws.m.upbound.io/v1beta1',
              kind: 'Subnet',
              spec: {
                forProvider: {
                  cidrBlock: `10.0.${index}.0/24`,
                  tags: { part: `subnet-${index}` },
                  vpcIdSelector: { matchControllerRef: true },
                },
              },
            },
            patches: PATCHES,
          })),
        },
      },
      { step: 'ready', functionRef: { name: 'function-auto-ready' } },
    ],
  },
};

const questionOf = (index: number): CompositionQuestion => ({
  composite: {
    apiVersion: 'platform.example.org/v1',
    kind: 'Network',
    metadata: { name: `network-${index}`, namespace: 'team-a' },
    spec: { region: 'eu-west-1', tags: { team: `team-${index % 7}` } },
  } as CompositionQuestion['composite'],
  composition: COMPOSITION,
});
