import type { StoredObject } from '../kubernetes/stored-object.ts';

/** The part of a Pod that decides whether it can run. */
export interface PodSpec {
  readonly serviceAccountName?: string;
  readonly containers?: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly volumes?: readonly Volume[];
  readonly restartPolicy?: string;
}

/** The template of Pods. */
export interface PodTemplate {
  readonly metadata?: { readonly labels?: Readonly<Record<string, string>>; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec?: PodSpec;
}

/** An object that a Pod needs. */
export interface Need {
  readonly kind: 'ConfigMap' | 'Secret' | 'PersistentVolumeClaim';
  readonly name: string;
  /** Keys that its data must have. */
  readonly keys: readonly string[];
}

/** Returns the template of a workload. A Pod is its own template. */
export function templateOf(object: StoredObject): PodTemplate {
  if (object.kind === 'Pod') return { spec: object.spec as PodSpec };
  return (object.spec as { readonly template?: PodTemplate } | undefined)?.template ?? {};
}

/** Returns the objects that the kubelet waits for before it starts the containers: required volumes and environment. */
export function needsOf({ containers = [], initContainers = [], volumes = [] }: PodSpec): readonly Need[] {
  const needs: Need[] = [];
  const need = (kind: Need['kind'], name: string | undefined, optional: boolean | undefined, keys: readonly string[] = []): void => {
    if (name !== undefined && !optional) needs.push({ kind, name, keys });
  };
  const keysOf = (items: Items | undefined): readonly string[] => items?.map(({ key }) => key) ?? [];
  for (const { configMap, secret, persistentVolumeClaim, projected } of volumes) {
    need('ConfigMap', configMap?.name, configMap?.optional, keysOf(configMap?.items));
    need('Secret', secret?.secretName, secret?.optional, keysOf(secret?.items));
    need('PersistentVolumeClaim', persistentVolumeClaim?.claimName, false);
    for (const source of projected?.sources ?? []) {
      need('ConfigMap', source.configMap?.name, source.configMap?.optional, keysOf(source.configMap?.items));
      need('Secret', source.secret?.name, source.secret?.optional, keysOf(source.secret?.items));
    }
  }
  for (const { env = [], envFrom = [] } of [...initContainers, ...containers]) {
    for (const { configMapRef, secretRef } of envFrom) {
      need('ConfigMap', configMapRef?.name, configMapRef?.optional);
      need('Secret', secretRef?.name, secretRef?.optional);
    }
    for (const { valueFrom } of env) {
      need('ConfigMap', valueFrom?.configMapKeyRef?.name, valueFrom?.configMapKeyRef?.optional, keysOfRef(valueFrom?.configMapKeyRef));
      need('Secret', valueFrom?.secretKeyRef?.name, valueFrom?.secretKeyRef?.optional, keysOfRef(valueFrom?.secretKeyRef));
    }
  }
  return needs;
}

const keysOfRef = (reference: KeyReference | undefined): readonly string[] => (reference ? [reference.key] : []);

type Items = readonly { readonly key: string }[];

interface Source {
  readonly name?: string;
  readonly optional?: boolean;
  readonly items?: Items;
}

interface KeyReference extends Source {
  readonly key: string;
}

interface Container {
  readonly name?: string;
  readonly image?: string;
  readonly envFrom?: readonly { readonly configMapRef?: Source; readonly secretRef?: Source }[];
  readonly env?: readonly { readonly valueFrom?: { readonly configMapKeyRef?: KeyReference; readonly secretKeyRef?: KeyReference } }[];
}

interface Volume {
  readonly configMap?: Source;
  readonly secret?: { readonly secretName?: string; readonly optional?: boolean; readonly items?: Items };
  readonly persistentVolumeClaim?: { readonly claimName: string };
  readonly projected?: { readonly sources?: readonly { readonly configMap?: Source; readonly secret?: Source }[] };
}
