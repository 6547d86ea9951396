import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { newFleet } from './new-fleet.ts';
import { root } from './scratch-copy.ts';

const chapter = readFileSync(join(root, 'docs/take-over.md'), 'utf8');

/** Addresses in the chapter. */
export const FLUX_URL = 'https://git.acme.example/platform/flux.git';
export const FLEET_URL = 'https://git.acme.example/platform/fleet.git';

const LEAF = 'clusters/shop-production';

const fluxKustomization = (name: string, path: string, spec = ''): string => `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata:
  name: ${name}
  namespace: flux-system
spec:
  interval: 10m
  path: ${path}
  prune: true
  sourceRef:
    kind: GitRepository
    name: flux-system
${spec}`;

const SOPS = '  decryption:\n    provider: sops\n    secretRef:\n      name: sops-age\n';

/** The hand-written repository of the chapter, as `flux bootstrap` and a platform team leave it. */
export const runningFiles: Readonly<Record<string, string>> = {
  [`${LEAF}/flux-system/gotk-components.yaml`]: `apiVersion: v1
kind: Namespace
metadata:
  name: flux-system
  labels:
    app.kubernetes.io/part-of: flux
---
apiVersion: v1
kind: ServiceAccount
metadata:
  name: source-controller
  namespace: flux-system
  labels:
    app.kubernetes.io/part-of: flux
`,
  [`${LEAF}/flux-system/gotk-sync.yaml`]: `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata:
  name: flux-system
  namespace: flux-system
spec:
  interval: 1m
  ref:
    branch: main
  secretRef:
    name: flux-system
  url: ${FLUX_URL}
---
${fluxKustomization('flux-system', './clusters/shop-production')}`,
  [`${LEAF}/flux-system/kustomization.yaml`]: `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - gotk-components.yaml
  - gotk-sync.yaml
`,
  [`${LEAF}/infrastructure.yaml`]: fluxKustomization('infrastructure', './infrastructure'),
  [`${LEAF}/orders.yaml`]: fluxKustomization('orders', './apps/orders'),
  [`${LEAF}/secrets.yaml`]: fluxKustomization('secrets', './secrets', SOPS),
  'infrastructure/cert-manager.yaml': `apiVersion: v1
kind: Namespace
metadata:
  name: cert-manager
---
apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata:
  name: jetstack
  namespace: cert-manager
spec:
  interval: 24h
  url: https://charts.jetstack.io
---
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata:
  name: cert-manager
  namespace: cert-manager
spec:
  interval: 30m
  chart:
    spec:
      chart: cert-manager
      version: v1.21.1
      sourceRef:
        kind: HelmRepository
        name: jetstack
  values:
    crds:
      enabled: true
      keep: true
`,
  'apps/orders/orders.yaml': `apiVersion: v1
kind: Namespace
metadata:
  name: orders
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: settings
  namespace: orders
data:
  currency: EUR
`,
  'secrets/settings.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: not-encrypted\n  namespace: default\ndata:\n  size: L\n',
};

/** Writes a file of the chapter: the code block after its path, which ends with a colon. */
export function writeChapterFile(folder: string, path: string): void {
  const text = chapter.split(`\`${path}\`:\n\n`)[1];
  if (text === undefined) throw new Error(`the chapter has no file ${path}`);
  writeIn(folder, path, /^```\w+\n(.*?)^```$/ms.exec(text)?.[1] ?? '');
}

/** Returns the commands of a section of the chapter, without comments. */
export function chapterCommands(section: string): string[] {
  const [, text = ''] = chapter.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => line.replace(/ +# .*$/, '') || []),
  );
}

/** The two repositories of the chapter, next to each other. */
export interface TakeOver {
  /** The hand-written repository. */
  readonly flux: string;
  /** The fleet with the definitions of the chapter, synthesised and committed. */
  readonly fleet: string;
  remove(): void;
}

/** Creates both repositories: the running one as it is before the chapter, and the fleet as it is after step 3. */
export function startTakeOver(): TakeOver {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slipway-take-over-')));
  const [flux, fleet] = [join(folder, 'flux'), join(folder, 'fleet')];
  mkdirSync(flux);
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', flux]);
  for (const [path, text] of Object.entries(runningFiles)) writeIn(flux, path, text);
  commitAll(flux, 'Hand-written');
  mkdirSync(fleet);
  newFleet({ name: 'acme', apiGroup: 'platform.acme.dev' }, fleet);
  for (const sample of ['cluster-defs/src/clusters', 'applications/src/applications']) emptyFolder(join(fleet, 'packages', sample));
  for (const [, path = ''] of chapter.matchAll(/`(packages\/[^`]+\.ts)`:\n/g)) writeChapterFile(fleet, path);
  const settings = join(fleet, 'packages/cluster-defs/src/fleet.ts');
  const [repository = ''] = /^ {2}repository: .*$/m.exec(chapter) ?? [];
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^ {2}repository: .*$/m, repository));
  runSlipway(fleet, 'synth');
  commitAll(fleet, 'Take over the fleet');
  return { flux, fleet, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs the installed command of a fleet, and returns its output. */
export const runSlipway = (fleet: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(fleet, 'node_modules/slipway/bin/slipway.cjs'), ...args], { cwd: fleet, encoding: 'utf8' });

/** Commits all files of a repository. */
export function commitAll(repository: string, message: string): void {
  execFileSync('git', ['add', '--all'], { cwd: repository });
  execFileSync(
    'git',
    ['-c', 'user.name=ada', '-c', 'user.email=ada@localhost', 'commit', '--quiet', '--allow-empty', '--message', message],
    {
      cwd: repository,
    },
  );
}

function writeIn(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const emptyFolder = (folder: string): void => {
  for (const name of readdirSync(folder)) rmSync(join(folder, basename(name)));
};

/** Step 5 of the chapter for the Flux Kustomization that moves: Flux must not delete it. */
export function annotateSecrets(flux: string): void {
  const file = join(flux, LEAF, 'secrets.yaml');
  const annotation = '  annotations:\n    kustomize.toolkit.fluxcd.io/prune: disabled\n';
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^spec:$/m, `${annotation}spec:`));
}
