import type { Finding } from '@slipway/manifest';
import type { DocumentVerdict } from '@slipway/validate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDocuments } from './findings-of-documents.ts';
import { junitReport } from './junit.ts';

const verdict = (file: string, name: string, checked: DocumentVerdict['verdict']): DocumentVerdict => ({
  file,
  document: 0,
  apiVersion: 'v1',
  kind: 'ConfigMap',
  name,
  verdict: checked,
});
const finding = (file: string, object: string | undefined, severity: Finding['severity'], line: number): Finding => ({
  rule: 'a-rule',
  severity,
  message: 'wrong',
  ...(object === undefined ? {} : { object }),
  file,
  line,
  pointer: '',
  expected: 'right',
  remedy: 'mend it',
});

test('a document with a finding that refuses it is rejected, and what is not a document is not read', () => {
  const verdicts = [verdict('a.yaml', 'a', 'accept'), verdict('a.yaml', 'b', 'accept'), verdict('b.yaml', 'c', 'lossy')];
  const findings = [
    finding('a.yaml', 'ConfigMap/b', 'reject', 3),
    finding('b.yaml', 'ConfigMap/c', 'lossy', 1),
    finding('b.yaml', undefined, 'reject', 9),
    finding('b.yaml', undefined, 'risk', 9),
    finding('src/a.ts', undefined, 'reject', 1),
  ];
  expect(countDocuments(findings, verdicts)).toEqual({ documents: 4, accepted: 1, lossy: 1, rejected: 1, unknown: 0, unread: 1 });
});

test('assigns a finding to a document if the object has another name on a cluster, or if the document is the only one', () => {
  const verdicts = [verdict('a.yaml', 'web-one', 'reject'), verdict('b.yaml', 'kustomization', 'accept')];
  const findings = [
    finding('a.yaml', 'ConfigMap/web-two', 'reject', 1),
    { ...finding('b.yaml', undefined, 'reject', 4), pointer: '/resources/0' },
  ];
  expect(countDocuments(findings, verdicts)).toEqual({ documents: 2, accepted: 0, lossy: 0, rejected: 2, unknown: 0, unread: 0 });
});

const FILES = fc.constantFrom('a.yaml', 'b.yaml');
const NAMES = fc.constantFrom('a', 'b', 'c');

test('the counts add up, and as many are failures in JUnit', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(FILES, NAMES, fc.constantFrom('accept', 'lossy', 'reject')), {
        selector: ([file, name]) => `${file} ${name}`,
      }),
      fc.uniqueArray(fc.tuple(FILES, fc.option(NAMES, { nil: undefined }), fc.constantFrom('reject', 'lossy', 'risk'), fc.nat(50)), {
        selector: ([file, , , line]) => `${file} ${line}`,
      }),
      (documents, problems) => {
        const given = problems.map(([file, name, severity, line]) => finding(file, name && `ConfigMap/${name}`, severity, line));
        const verdicts = documents.map(([file, name, checked]) => verdict(file, name, checked));
        // The server refuses or drops nothing without a finding.
        const findings = [
          ...given,
          ...documents.flatMap(([file, name, is]) => (is === 'accept' ? [] : [finding(file, `ConfigMap/${name}`, is, 0)])),
        ];
        const { documents: all, accepted, lossy, rejected, unread } = countDocuments(findings, verdicts);
        expect(accepted + lossy + rejected + unread).toBe(all);
        expect(rejected + unread > 0).toBe(findings.some(({ severity }) => severity === 'reject'));
        const [, failures] = /failures="(\d+)"/.exec(junitReport(findings, { verdicts, skipped: [] })) ?? [];
        const lossyOthers = Number(failures) - lossy - rejected - unread;
        expect(lossyOthers).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
