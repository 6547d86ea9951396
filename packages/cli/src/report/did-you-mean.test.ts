import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

test('names the most similar candidate in any case', () => {
  expect(didYouMean('HelmRelase', ['HelmRelease', 'HelmChart'])).toBe(' Did you mean "HelmRelease"?');
  expect(didYouMean('helmrelease', ['HelmRelease'])).toBe(' Did you mean "HelmRelease"?');
});

test('says nothing when nothing is near', () => {
  expect(didYouMean('zebra', ['HelmRelease', 'Kustomization'])).toBe('');
  expect(didYouMean('', [])).toBe('');
});
