import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { makeFixture, runSlipway } from './fixture.ts';

const binding = (role: string, name = 'team') =>
  `apiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\nmetadata:\n  name: ${name}\n  namespace: shop\nroleRef:\n  apiGroup: rbac.authorization.k8s.io\n  kind: Role\n  name: ${role}\nsubjects: []\n`;

const network = `apiVersion: apiextensions.crossplane.io/v2
kind: CompositeResourceDefinition
metadata:
  name: networks.example.org
spec:
  group: example.org
  names: { kind: Network, plural: networks }
  scope: Cluster
  versions:
    - name: v1
      served: true
      referenceable: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              properties:
                range:
                  type: string
                  x-kubernetes-validations: [{ rule: self == oldSelf, message: the range of a network is fixed }]
                zones: { type: integer }
`;

const composite = (spec: string) => `apiVersion: example.org/v1\nkind: Network\nmetadata:\n  name: main\nspec:\n  zones: 1\n  ${spec}\n`;

interface Answer {
  readonly summary: Readonly<Record<string, number>>;
  readonly findings: readonly { rule: string; file: string; line?: number; pointer: string; object?: string; message: string }[];
}

const json = async (args: readonly string[], cwd: string): Promise<{ readonly code: number; readonly answer: Answer }> => {
  const { code, stdout } = await runSlipway(['check', ...args, '--output', 'json'], { cwd });
  return { code, answer: JSON.parse(stdout) as Answer };
};

describe('slipway check NEW --against OLD', () => {
  it('reports what the server refuses to change, at the line of NEW', async () => {
    const fixture = makeFixture();
    fixture.write('old.yaml', `${binding('reader', 'other')}---\n${binding('reader')}`);
    fixture.write('new.yaml', `${binding('writer')}---\n${binding('reader', 'other')}`);
    const { code, answer } = await json(['new.yaml', '--against', 'old.yaml'], fixture.root);
    expect(code).toBe(1);
    expect(answer.summary).toMatchObject({ documents: 2, accepted: 1, rejected: 1 });
    expect(answer.findings).toEqual([
      expect.objectContaining({ rule: 'immutable-field', file: 'new.yaml', line: 6, pointer: '/roleRef', object: 'RoleBinding/shop/team' }),
    ]);
    expect((await json(['new.yaml'], fixture.root)).code).toBe(0);
  });

  it('applies the rules of composite resources, and finds objects in other files of a folder', async () => {
    const fixture = makeFixture();
    fixture.write('old/all.yaml', `${network}---\n${composite('range: 10.0.0.0/16')}`);
    fixture.write('new/definition.yaml', network);
    fixture.write('new/networks/main.yaml', composite('range: 10.8.0.0/16'));
    const { code, answer } = await json(['new', '--against', 'old'], fixture.root);
    expect(code).toBe(1);
    expect(answer.findings).toEqual([
      expect.objectContaining({ rule: 'failed-transition', file: 'new/networks/main.yaml', line: 7, pointer: '/spec/range' }),
    ]);
    expect(answer.findings[0]?.message).toContain('the range of a network is fixed');
    fixture.write('new/networks/main.yaml', composite('range: 10.0.0.0/16'));
    expect((await json(['new', '--against', 'old'], fixture.root)).code).toBe(0);
  });

  it('takes a commit for OLD', async () => {
    const fixture = makeFixture();
    const git = (...args: string[]): unknown =>
      execFileSync('git', ['-C', fixture.root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { stdio: 'pipe' });
    fixture.write('deploy/team.yaml', binding('reader'));
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-q', '-m', 'first');
    fixture.write('deploy/team.yaml', binding('writer'));
    expect((await json(['deploy', '--against', 'HEAD'], fixture.root)).answer.findings.map(({ rule }) => rule)).toEqual([
      'immutable-field',
    ]);
    const ended = await runSlipway(['check', 'deploy', '--against', 'no-such-branch'], { cwd: fixture.root });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain('no-such-branch');
  });
});
