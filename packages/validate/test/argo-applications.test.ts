import { describe, expect, test } from 'vitest';
import { createValidator, validateTexts } from '../src/index.ts';

const validator = createValidator();

type Files = Readonly<Record<string, string>>;
const findings = (files: Files) => validateTexts(validator, new Map(Object.entries(files)), { foreign: true, exists: () => true }).findings;
const messages = (files: Files): string[] => findings(files).map(({ rule, message }) => `${rule}: ${message}`);

const KUSTOMIZATION = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n';
const map = (name: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: shop}\n`;
const argo = (kind: string, spec: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: ${kind}\nmetadata: {name: shop, namespace: argocd}\nspec: ${spec}\n`;
const application = (source: string): string =>
  argo(
    'Application',
    `{project: default, destination: {name: in-cluster, namespace: shop}, source: {repoURL: "https://git.example/fleet", ${source}}}`,
  );
const flux = (path: string): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: apps, namespace: flux-system}\nspec: {interval: 1m, prune: true, path: ${path}, sourceRef: {kind: GitRepository, name: fleet}}\n`;

describe('messages name the program that applies a folder', () => {
  const shop = {
    'shop/kustomization.yaml': `${KUSTOMIZATION}resources: [one.yaml]\n`,
    'shop/one.yaml': map('one'),
    'shop/two.yaml': map('two'),
  };
  const unlisted = (program: string, effect: string): string =>
    `unlisted-file: shop/two.yaml is in no kustomization.yaml, so ${program} does not apply it, and ${effect} it if it did before`;
  const ofFlux = unlisted('Flux', 'prunes');
  const ofArgo = unlisted('Argo CD', 'a sync with prune deletes');

  test.each<[string, Files, string]>([
    ['Flux, without objects of either', {}, ofFlux],
    ['Flux, with workflows of Argo only', { 'run.yaml': argo('Workflow', '{}') }, ofFlux],
    ['Argo CD, with an Application', { 'root.yaml': application('path: shop') }, ofArgo],
    ['Argo CD, with an AppProject', { 'project.yaml': argo('AppProject', '{}') }, ofArgo],
    ['Flux, which applies the folder of an Application', { 'root.yaml': application('path: shop'), 'ks.yaml': flux('./shop') }, ofFlux],
    ['Flux, next to an Application of another folder', { 'root.yaml': application('path: web'), 'ks.yaml': flux('./shop') }, ofFlux],
    ['Argo CD, for a folder below that of Flux', { 'root.yaml': application('path: shop'), 'ks.yaml': flux('./') }, ofArgo],
    ['Argo CD, for an ApplicationSet', { 'set.yaml': argo('ApplicationSet', '{template: {spec: {source: {path: shop}}}}') }, ofArgo],
  ])('%s', (_, files, expected) => expect(messages({ ...shop, ...files })).toContain(expected));

  test('an empty kustomization.yaml', () => {
    const ofRoot = { 'root.yaml': application('path: shop') };
    expect(messages({ ...ofRoot, 'shop/kustomization.yaml': KUSTOMIZATION })).toEqual([
      'empty-kustomization: shop/kustomization.yaml lists no resources: kustomize does not build shop, so Argo CD cannot sync what uses it',
    ]);
    const [finding] = findings({ ...ofRoot, 'shop/kustomization.yaml': `${KUSTOMIZATION}resources: []\n` });
    expect(finding?.message).toBe(
      'shop/kustomization.yaml lists no resources: Argo CD applies nothing from shop, and a sync with prune deletes what it applied before',
    );
    expect(finding?.remedy).toBe('list the files of the folder, or remove the folder and the Application that applies it');
  });

  test.each<[string, string, boolean]>([
    ['its own folder', 'path: shop, directory: {}', true],
    ['folders below', 'path: ., directory: {recurse: true}', true],
    ['no folders below', 'path: ., directory: {recurse: false}', false],
    ['included names', "path: ., directory: {recurse: true, include: '{one.yaml,two.yaml}'}", true],
    ['other names', 'path: ., directory: {recurse: true, include: app.yaml}', false],
    ['a pattern that may match', "path: ., directory: {recurse: true, include: '*wo.yaml'}", true],
    ['another folder', 'path: web, directory: {recurse: true}', false],
    ['a kustomization', 'path: shop', false],
  ])('a file that an Application applies on its own: %s', (_, fields, isApplied) => {
    const found = messages({ ...shop, 'root.yaml': application(fields) });
    expect(found.includes(ofArgo)).toBe(!isApplied);
  });
});

test('a file that the configuration of a kustomize plugin names is listed', () => {
  const ksops = 'apiVersion: viaduct.ai/v1\nkind: ksops\nmetadata: {name: secrets}\nfiles: [./secret.yaml]\n';
  const files = { 'shop/secrets.yaml': ksops, 'shop/secret.yaml': map('secret') };
  expect(messages({ ...files, 'shop/kustomization.yaml': `${KUSTOMIZATION}generators: [./secrets.yaml]\n` })).toEqual([]);
  expect(findings({ ...files, 'shop/kustomization.yaml': `${KUSTOMIZATION}resources: [secrets.yaml]\n` }).map(({ file }) => file)).toEqual([
    'shop/secret.yaml',
  ]);
});

test('a hook of Argo CD needs no name', () => {
  const job = (annotations: string): string =>
    `apiVersion: batch/v1\nkind: Job\nmetadata: {generateName: migrate-, namespace: shop, annotations: {${annotations}}}\nspec: {template: {spec: {restartPolicy: Never, containers: [{name: a, image: a}]}}}\n`;
  expect(messages({ 'job.yaml': job('argocd.argoproj.io/hook: PreSync') })).toEqual([]);
  expect(findings({ 'job.yaml': job('argocd.argoproj.io/sync-wave: "1"') }).map(({ rule }) => rule)).toEqual(['missing-name']);
});
