import type { Finding } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { shownFinding } from './shown-finding.ts';

const TEXT = `apiVersion: v1
kind: Secret
metadata: { name: database, namespace: shop }
stringData:
  password: correct-horse-battery
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: web, namespace: shop }
spec:
  tls:
    - secretName: web-tsl
---
apiVersion: v1
kind: Service
metadata: { name: web, namespace: shop }
spec:
  ports:
    - port: 80
      targetPort: htpt
`;

const finding = (line: number, pointer: string, message: string, value?: unknown): Finding => ({
  rule: 'secret-not-found',
  severity: 'risk',
  message,
  file: 'shop.yaml',
  line,
  column: 1,
  pointer,
  ...(value === undefined ? {} : { value }),
  expected: 'a name that exists',
  remedy: 'correct it',
});

describe('a finding in a file that has a Secret too', () => {
  test.each([
    [12, '/spec/tls/0/secretName', 'Ingress/shop/web reads Secret web-tsl', 'web-tsl'],
    [20, '/spec/ports/0/targetPort', 'Service/shop/web leads to the port htpt', 'htpt'],
  ])('is shown where it is about another document: line %i', (line, pointer, message, value) => {
    const written = finding(line, pointer, message, value);
    expect(shownFinding(written, TEXT)).toEqual(written);
  });

  test('is shown where it names the namespace of the Secret from which flux-operator copies another one', () => {
    const copied =
      'kind: ResourceSet\nspec:\n  resources:\n    - kind: Secret\n      metadata:\n        name: login\n        annotations: { fluxcd.controlplane.io/copyFrom: flux-system/registry-login }\n';
    const written = finding(4, '/spec/ref/tag', 'OCIRepository/shop/apps uses the tag latest (set by ResourceSet flux-system/apps)');
    expect(shownFinding(written, copied)).toEqual(written);
    const secret = copied.replace('flux-system/registry-login', 'flux-System/Registry0Login');
    expect(shownFinding({ ...written, message: 'it is flux-System/Registry0Login' }, secret).confidential).toBe(true);
  });

  test('is shown where it names a label of the Secret, unless the label looks like a secret', () => {
    const labelled = (label: string): string =>
      `kind: Service\nmetadata: { name: web }\n---\nkind: Secret\nmetadata: { name: web, labels: { app.kubernetes.io/part-of: ${label} } }\n`;
    const written = finding(1, '/metadata/namespace', 'Service/shop/web is in the namespace shop-system');
    expect(shownFinding(written, labelled('shop-system'))).toEqual(written);
    const random = ['q8Zr3Vt', 'k2Wn7Lp'].join('');
    expect(shownFinding({ ...written, message: `it is ${random}` }, labelled(random)).confidential).toBe(true);
  });

  test('is hidden where it is about the Secret', () => {
    const shown = shownFinding(finding(5, '/stringData/password', 'the password correct-horse is weak', 'correct-horse-battery'), TEXT);
    expect(JSON.stringify(shown)).not.toContain('correct');
    expect(shown.confidential).toBe(true);
  });

  test.each([
    ['words', finding(12, '/spec/tls/0/secretName', 'Ingress/shop/web has correct-horse-battery')],
    ['a value', finding(12, '/spec/tls/0/secretName', 'Ingress/shop/web', 'correct-horse-battery')],
    ['a part of a value', finding(12, '/spec/tls/0', 'Ingress/shop/web', { secretName: 'correct-horse-battery' })],
  ])('is hidden where another document gives the secret away in %s', (_, written) => {
    const shown = shownFinding(written, TEXT);
    expect(JSON.stringify(shown)).not.toContain('correct');
    expect(shown.confidential).toBe(true);
  });

  test('is hidden if its line cannot be determined', () => {
    const { line: _, column: __, ...written } = finding(12, '/spec/tls/0/secretName', 'Ingress/shop/web reads Secret web-tsl', 'web-tsl');
    expect(shownFinding(written, TEXT).confidential).toBe(true);
  });

  test('is hidden where the file cannot be read whole, and its words are of it', () => {
    const broken = `${TEXT}---\napiVersion: v1\nkind: Secret\nstringData: { password: "hunter-two-three }\n`;
    expect(shownFinding(finding(25, '', 'did not find "hunter-two-three"'), broken).confidential).toBe(true);
  });

  test('is compared with its own document only, where the file has many Secrets', () => {
    const many = Array.from(
      { length: 3000 },
      (_, at) => `apiVersion: v1\nkind: Secret\nmetadata: { name: s${at} }\nstringData: { password: secret-value-${at} }\n`,
    ).join('---\n');
    for (let at = 0; at < 3000; at++) {
      const [line, name] = [at * 5 + 1, `Secret/s${at}`];
      expect(shownFinding(finding(line, '/metadata/name', `${name} has no namespace`), many).message).toContain(name);
    }
    expect(shownFinding(finding(1, '/metadata/name', 'it has secret-value-2999'), many).confidential).toBe(true);
  });
});

test('keeps the text of a rule that names objects only, although a Secret is generated next to it', () => {
  const finding: Finding = {
    ...{ rule: 'encrypted-values', severity: 'risk', message: 'Secret/team-one/values has values that SOPS encrypted', pointer: '/data/a' },
    ...{ file: 'kustomization.yaml', line: 1, expected: 'spec.decryption', remedy: 'Set spec.decryption.provider to sops.' },
  };
  const text = 'secretGenerator:\n  - {name: values, namespace: team-one, literals: [a=hunter2-hunter2]}\n';
  for (const rule of ['encrypted-values', 'applied-twice', 'secret-created-twice'])
    expect(shownFinding({ ...finding, rule }, text)).toEqual({ ...finding, rule });
  expect(shownFinding({ ...finding, rule: 'other-rule' }, text).message).not.toContain('team-one');
});
