import { expect, test } from 'vitest';
import { releaseSections } from '../src/fold/release-sections.ts';
import { readReviewJson, reviewHtml, reviewJson, reviewMarkdown, reviewText } from '../src/index.ts';
import { chart, cluster, type Files, release, reviewOfReleases } from './release-fleet.ts';

const workload = (version: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: '{{ .Release.Name }}', labels: {helm.sh/chart: web-${version}}}
spec:
  replicas: {{ .Values.replicas }}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: 'ghcr.io/acme/web:${version}', args: ['--helper-image=ghcr.io/acme/helper:${version}']}]}
---
apiVersion: v1
kind: ServiceAccount
metadata: {name: '{{ .Release.Name }}', labels: {helm.sh/chart: web-${version}}}
---
apiVersion: batch/v1
kind: Job
metadata: {name: migrate, annotations: {helm.sh/hook: pre-upgrade}}
spec: {template: {spec: {containers: [{name: web, image: 'ghcr.io/acme/migrate:${version}'}]}}}
`;

const files = (version: string, replicas: number): Files =>
  chart(version, { 'values.yaml': `replicas: ${replicas}\nimage: {pull: A${replicas}}\n`, 'templates/all.yaml': workload(version) });
const charts = { ...files('1.0.0', 1), ...files('1.1.0', 2) };
const state = (version: string): Files => ({
  ...charts,
  ...Object.assign(
    {},
    ...['a', 'b'].map((name) =>
      cluster(name, ...['web', 'shop'].map((each) => release(version, { values: { image: { pull: 'B' } } }, each))),
    ),
  ),
});

/** Two releases on two clusters, whose chart is upgraded. */
const review = reviewOfReleases(state('1.0.0'), state('1.1.0'));

test('shows the bump of one chart once, for all releases and clusters', async () => {
  await expect(`${reviewText(review)}\n`).toMatchFileSnapshot('golden/release-bump.txt');
  await expect(reviewMarkdown(review)).toMatchFileSnapshot('golden/release-bump.md');
});

test('has the releases and images in the page, and the release as the owner of its objects', () => {
  const html = reviewHtml(review);
  expect(html).toContain('<h2 id="releases-title">Releases</h2>');
  expect(html).toContain('<td><code>ghcr.io/acme/web:1.0.0</code></td><td><code>ghcr.io/acme/web:1.1.0</code></td>');
  expect(html).toContain('"HelmRelease apps/shop"');
});

test('has the highest risk of more changes than a call may have arguments', () => {
  const [change] = review.changes.filter(({ release: name }) => name !== undefined);
  if (change === undefined) throw new Error('no change of a release');
  const { sections } = releaseSections({ ...review, changes: [{ ...change, risk: 3 }, ...Array.from({ length: 150_000 }, () => change)] });
  expect(sections.map(({ risk, changes }) => [risk, changes.length])).toEqual([[3, 150_001]]);
});

test('is the same after JSON', () => {
  const read = readReviewJson(JSON.stringify(reviewJson(review)));
  expect(read).toEqual(review);
});

test('fits into a comment with thousands of images', () => {
  const [first] = review.releases ?? [];
  const images = Array.from({ length: 3000 }, (_, at) => ({ before: `ghcr.io/acme/a${at}:1`, after: `ghcr.io/acme/a${at}:2` }));
  const large = { ...review, releases: first === undefined ? [] : [{ ...first, images }] };
  expect(reviewMarkdown(large, 10_000).length).toBeLessThanOrEqual(10_000);
  expect(reviewMarkdown(large)).toContain('more images');
});
