import { expect, it } from 'vitest';
import { registryAddress } from './registry-address.ts';
import { readChallenge, tokenServer } from './token-server.ts';

it.each([
  ['oci://ghcr.io/acme', 'https://ghcr.io/token'],
  ['oci://quay.io/acme', 'https://quay.io/v2/auth'],
  ['oci://acme.azurecr.io/fleet', 'https://acme.azurecr.io/oauth2/token'],
  ['oci://europe-docker.pkg.dev/acme/fleet', 'https://europe-docker.pkg.dev/v2/token'],
  ['oci://registry-1.docker.io/acme', 'https://auth.docker.io/token'],
  ['oci://registry.gitlab.com/acme', 'https://gitlab.com/jwt/auth'],
  ['oci://registry.digitalocean.com/acme', 'https://api.digitalocean.com/v2/registry/auth'],
  ['oci://127.0.0.1:5000/acme', 'http://127.0.0.1:5000/token'],
])('a login for %s goes to %s', (registry, realm) => {
  expect(tokenServer(realm, registryAddress(registry))?.href).toBe(realm);
});

it.each([
  ['oci://ghcr.io/acme', 'https://ghcr.io.evil.example/token'],
  ['oci://ghcr.io/acme', 'https://ghcr.io:8443/token'],
  ['oci://ghcr.io/acme', 'https://auth.docker.io/token'],
  ['oci://registry-1.docker.io/acme', 'https://auth.docker.io:444/token'],
  ['oci://registry.gitlab.com/acme', 'https://evil.gitlab.com/token'],
  ['oci://127.0.0.1:5000/acme', 'https://127.0.0.1:5001/token'],
])('a login for %s does not go to %s, unless its host is allowed', (registry, realm) => {
  const { host } = new URL(realm);
  expect(() => tokenServer(realm, registryAddress(registry))).toThrow(`give --oci-token-host ${host}.`);
  expect(tokenServer(realm, registryAddress(registry), host)?.href).toBe(realm);
});

it.each(['http://ghcr.io/token', 'https://a:b@ghcr.io/token', 'token', '', 'ftp://ghcr.io/x', 'data:,x'])(
  '%j is not a token server',
  (realm) => {
    expect(tokenServer(realm, registryAddress('oci://ghcr.io/acme'))).toBeUndefined();
  },
);

it('reads a challenge, however long it is', () => {
  expect(readChallenge('Bearer realm="https://a.example/t",service="a b, c",scope="x"')).toEqual({
    scheme: 'bearer',
    realm: 'https://a.example/t',
    service: 'a b, c',
  });
  expect(readChallenge('Basic realm="x"').scheme).toBe('basic');
  expect(readChallenge(`Bearer ${'a'.repeat(16_000)}`)).toEqual({ scheme: 'bearer' });
});
