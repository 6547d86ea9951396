import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readReviewJson, reviewHtml, reviewJson, reviewMarkdown, reviewText } from '../src/index.ts';
import { outline } from './html-outline.ts';
import { CLUSTERS, clusterFiles, edited, type Files, plainFleet, reviewOf } from './plain-fleet.ts';

const SHOP = 'shop/all.yaml';

/** Typical changes: their names, and the fleet after each. */
const changes: readonly (readonly [name: string, head: Files])[] = [
  ['nothing', new Map(plainFleet)],
  ['noise-only', edited(plainFleet, SHOP, ['web-1.0.0', 'web-1.0.1'], ['1000m', '"1"'])],
  ['add-on-bump', edited(plainFleet, 'addons/release.yaml', ['1.18.2', '1.19.0'], ['replicaCount: 2', 'replicaCount: 3'])],
  ['major-bump', edited(plainFleet, 'addons/release.yaml', ['1.18.2', '2.0.0'])],
  ['new-cluster', new Map([...plainFleet, ...clusterFiles('br-staging', ['addons', 'shop'])])],
  ['removed-cluster', new Map([...plainFleet].filter(([path]) => !path.startsWith('clusters/jp-staging/')))],
  ['removed-application', new Map([...plainFleet].filter(([path]) => !/clusters\/(?:de|fr)-production\/shop/.test(path)))],
  [
    'new-application',
    new Map([
      ...plainFleet,
      ...CLUSTERS.filter((cluster) => cluster.endsWith('staging')).flatMap((cluster) =>
        clusterFiles(cluster, ['addons', 'platform', 'shop', 'mail']),
      ),
      ['mail/all.yaml', (plainFleet.get(SHOP) ?? '').replaceAll('shop', 'mail').replaceAll('web', 'mail')],
    ]),
  ],
  ['composition', edited(plainFleet, 'platform/buckets.yaml', ['{name: function-patch-and-transform}', '{name: function-kcl}'])],
  ['rename', edited(plainFleet, SHOP, ['name: web,', 'name: website,'])],
  ['secret-rotation', edited(plainFleet, SHOP, ['hunter2-hunter2', 'correct-horse-battery'])],
  [
    'rollout-and-rights',
    edited(
      plainFleet,
      SHOP,
      ['web:1.4.0', 'web:1.5.0'],
      ['verbs: [get]', 'verbs: [get, delete]'],
      ['resources: [configmaps]', 'resources: [configmaps, secrets]'],
      ['value: full', 'value: lean'],
    ),
  ],
  ['broken', edited(plainFleet, SHOP, ['kind: Namespace', 'kind: [Namespace'])],
];

describe('the plain fleet', () => {
  test.each(changes)('%s', async (name, head) => {
    const review = reviewOf(plainFleet, head);
    await expect(reviewMarkdown(review)).toMatchFileSnapshot(`golden/${name}.md`);
    await expect(`${reviewText(review)}\n`).toMatchFileSnapshot(`golden/${name}.txt`);
    const written = JSON.stringify(reviewJson(review));
    const read = readReviewJson(written);
    expect(read && reviewMarkdown(read)).toBe(reviewMarkdown(review));
    expect(read && JSON.stringify(reviewJson(read))).toBe(written);
    await expect(outline(reviewHtml(review))).toMatchFileSnapshot(`golden/${name}.page.txt`);
  });
});

/** Returns the fleet of this repository. Every channel has the content of the tree. */
const referenceFleet = (): Files => {
  const root = join(import.meta.dirname, '../../..');
  return new Map(
    ['common', 'clusters', 'applications'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const path = join(entry.parentPath, entry.name);
          return [path.slice(root.length + 1), readFileSync(path, 'utf8')] as const;
        }),
    ),
  );
};

describe('the reference fleet', () => {
  const fleet = referenceFleet();
  test.each([
    ['reference-nothing', new Map(fleet)],
    ['reference-add-on-bump', edited(fleet, 'common/cluster-addons/add-ons/cert-manager/release.yaml', ['v1.21.1', 'v1.22.0'])],
    [
      'reference-policy',
      edited(fleet, 'common/cluster-addons/add-ons/external-secrets/iam/policy-read.yaml', [
        'secretsmanager:GetSecretValue',
        'secretsmanager:*',
      ]),
    ],
  ])('%s', async (name, head) => {
    await expect(reviewMarkdown(reviewOf(fleet, head))).toMatchFileSnapshot(`golden/${name}.md`);
  });
});
