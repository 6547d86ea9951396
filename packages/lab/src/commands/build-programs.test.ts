import { expect, test } from 'vitest';
import { buildPrograms } from './build-programs.ts';

test('a program that is not in the table is reported with those that are', async () => {
  await expect(buildPrograms(['etcd', 'kubectl'], () => {})).rejects.toThrow(/^no program kubectl; there are etcd, kube-apiserver, /);
});
