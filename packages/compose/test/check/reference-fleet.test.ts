import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsIn } from './documents.ts';

const FOLDER = new URL('../../../../common/crossplane/eks-cluster/', import.meta.url);

test('the Compositions of the reference fleet have no problem', () => {
  const files = readdirSync(FOLDER).filter((name) => /^(?:composition|definition)/.test(name));
  expect(files).toHaveLength(5);
  expect(problemsIn(files.map((name) => readFileSync(new URL(name, FOLDER), 'utf8')).join('\n---\n'))).toEqual([]);
});
