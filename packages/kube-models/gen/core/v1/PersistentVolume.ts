// Generated from kubernetes-v1.36.3/api_v1.json (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type Quantity = string | number;

export type PersistentVolume = {
  readonly apiVersion: "v1";
  readonly kind: "PersistentVolume";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: PersistentVolumeSpec;
};
export type PersistentVolumeSpec = {
  readonly accessModes?: readonly ("ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce" | "ReadWriteOncePod")[];
  readonly awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  readonly azureDisk?: AzureDiskVolumeSource;
  readonly azureFile?: AzureFilePersistentVolumeSource;
  readonly capacity?: { readonly [key: string]: Quantity };
  readonly cephfs?: CephFSPersistentVolumeSource;
  readonly cinder?: CinderPersistentVolumeSource;
  readonly claimRef?: ObjectReference;
  readonly csi?: CSIPersistentVolumeSource;
  readonly fc?: FCVolumeSource;
  readonly flexVolume?: FlexPersistentVolumeSource;
  readonly flocker?: FlockerVolumeSource;
  readonly gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  readonly glusterfs?: GlusterfsPersistentVolumeSource;
  readonly hostPath?: HostPathVolumeSource;
  readonly iscsi?: ISCSIPersistentVolumeSource;
  readonly local?: LocalVolumeSource;
  readonly mountOptions?: readonly string[];
  readonly nfs?: NFSVolumeSource;
  readonly nodeAffinity?: VolumeNodeAffinity;
  readonly persistentVolumeReclaimPolicy?: "Delete" | "Recycle" | "Retain";
  readonly photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  readonly portworxVolume?: PortworxVolumeSource;
  readonly quobyte?: QuobyteVolumeSource;
  readonly rbd?: RBDPersistentVolumeSource;
  readonly scaleIO?: ScaleIOPersistentVolumeSource;
  readonly storageClassName?: string;
  readonly storageos?: StorageOSPersistentVolumeSource;
  readonly volumeAttributesClassName?: string;
  readonly volumeMode?: "Block" | "Filesystem";
  readonly vsphereVolume?: VsphereVirtualDiskVolumeSource;
};
export type AWSElasticBlockStoreVolumeSource = {
  readonly fsType?: string;
  readonly partition?: number;
  readonly readOnly?: boolean;
  /** Default: `""`. */
  readonly volumeID: string;
};
export type AzureDiskVolumeSource = {
  /** Default: `"ReadWrite"`. */
  readonly cachingMode?: "None" | "ReadOnly" | "ReadWrite";
  /** Default: `""`. */
  readonly diskName: string;
  /** Default: `""`. */
  readonly diskURI: string;
  /** Default: `"ext4"`. */
  readonly fsType?: string;
  /** Default: `"Shared"`. */
  readonly kind?: "Dedicated" | "Managed" | "Shared";
  /** Default: `false`. */
  readonly readOnly?: boolean;
};
export type AzureFilePersistentVolumeSource = {
  readonly readOnly?: boolean;
  /** Default: `""`. */
  readonly secretName: string;
  readonly secretNamespace?: string;
  /** Default: `""`. */
  readonly shareName: string;
};
export type CephFSPersistentVolumeSource = {
  readonly monitors: readonly string[];
  readonly path?: string;
  readonly readOnly?: boolean;
  readonly secretFile?: string;
  readonly secretRef?: SecretReference;
  readonly user?: string;
};
export type SecretReference = {
  readonly name?: string;
  readonly namespace?: string;
};
export type CinderPersistentVolumeSource = {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: SecretReference;
  /** Default: `""`. */
  readonly volumeID: string;
};
export type ObjectReference = {
  readonly apiVersion?: string;
  readonly fieldPath?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly namespace?: string;
  readonly resourceVersion?: string;
  readonly uid?: string;
};
export type CSIPersistentVolumeSource = {
  readonly controllerExpandSecretRef?: SecretReference;
  readonly controllerPublishSecretRef?: SecretReference;
  /** Default: `""`. */
  readonly driver: string;
  readonly fsType?: string;
  readonly nodeExpandSecretRef?: SecretReference;
  readonly nodePublishSecretRef?: SecretReference;
  readonly nodeStageSecretRef?: SecretReference;
  readonly readOnly?: boolean;
  readonly volumeAttributes?: { readonly [key: string]: string };
  /** Default: `""`. */
  readonly volumeHandle: string;
};
export type FCVolumeSource = {
  readonly fsType?: string;
  readonly lun?: number;
  readonly readOnly?: boolean;
  readonly targetWWNs?: readonly string[];
  readonly wwids?: readonly string[];
};
export type FlexPersistentVolumeSource = {
  /** Default: `""`. */
  readonly driver: string;
  readonly fsType?: string;
  readonly options?: { readonly [key: string]: string };
  readonly readOnly?: boolean;
  readonly secretRef?: SecretReference;
};
export type FlockerVolumeSource = {
  readonly datasetName?: string;
  readonly datasetUUID?: string;
};
export type GCEPersistentDiskVolumeSource = {
  readonly fsType?: string;
  readonly partition?: number;
  /** Default: `""`. */
  readonly pdName: string;
  readonly readOnly?: boolean;
};
export type GlusterfsPersistentVolumeSource = {
  /** Default: `""`. */
  readonly endpoints: string;
  readonly endpointsNamespace?: string;
  /** Default: `""`. */
  readonly path: string;
  readonly readOnly?: boolean;
};
export type HostPathVolumeSource = {
  /** Default: `""`. */
  readonly path: string;
  readonly type?: "" | "BlockDevice" | "CharDevice" | "Directory" | "DirectoryOrCreate" | "File" | "FileOrCreate" | "Socket";
};
export type ISCSIPersistentVolumeSource = {
  readonly chapAuthDiscovery?: boolean;
  readonly chapAuthSession?: boolean;
  readonly fsType?: string;
  readonly initiatorName?: string;
  /** Default: `""`. */
  readonly iqn: string;
  /** Default: `"default"`. */
  readonly iscsiInterface?: string;
  /** Default: `0`. */
  readonly lun: number;
  readonly portals?: readonly string[];
  readonly readOnly?: boolean;
  readonly secretRef?: SecretReference;
  /** Default: `""`. */
  readonly targetPortal: string;
};
export type LocalVolumeSource = {
  readonly fsType?: string;
  /** Default: `""`. */
  readonly path: string;
};
export type NFSVolumeSource = {
  /** Default: `""`. */
  readonly path: string;
  readonly readOnly?: boolean;
  /** Default: `""`. */
  readonly server: string;
};
export type VolumeNodeAffinity = {
  readonly required?: NodeSelector;
};
export type NodeSelector = {
  readonly nodeSelectorTerms: readonly NodeSelectorTerm[];
};
export type NodeSelectorTerm = {
  readonly matchExpressions?: readonly NodeSelectorRequirement[];
  readonly matchFields?: readonly NodeSelectorRequirement[];
};
export type NodeSelectorRequirement = {
  /** Default: `""`. */
  readonly key: string;
  /** Default: `""`. */
  readonly operator: "DoesNotExist" | "Exists" | "Gt" | "In" | "Lt" | "NotIn";
  readonly values?: readonly string[];
};
export type PhotonPersistentDiskVolumeSource = {
  readonly fsType?: string;
  /** Default: `""`. */
  readonly pdID: string;
};
export type PortworxVolumeSource = {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  /** Default: `""`. */
  readonly volumeID: string;
};
export type QuobyteVolumeSource = {
  readonly group?: string;
  readonly readOnly?: boolean;
  /** Default: `""`. */
  readonly registry: string;
  readonly tenant?: string;
  readonly user?: string;
  /** Default: `""`. */
  readonly volume: string;
};
export type RBDPersistentVolumeSource = {
  readonly fsType?: string;
  /** Default: `""`. */
  readonly image: string;
  /** Default: `"/etc/ceph/keyring"`. */
  readonly keyring?: string;
  readonly monitors: readonly string[];
  /** Default: `"rbd"`. */
  readonly pool?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: SecretReference;
  /** Default: `"admin"`. */
  readonly user?: string;
};
export type ScaleIOPersistentVolumeSource = {
  /** Default: `"xfs"`. */
  readonly fsType?: string;
  /** Default: `""`. */
  readonly gateway: string;
  readonly protectionDomain?: string;
  readonly readOnly?: boolean;
  readonly secretRef: SecretReference;
  readonly sslEnabled?: boolean;
  /** Default: `"ThinProvisioned"`. */
  readonly storageMode?: string;
  readonly storagePool?: string;
  /** Default: `""`. */
  readonly system: string;
  readonly volumeName?: string;
};
export type StorageOSPersistentVolumeSource = {
  readonly fsType?: string;
  readonly readOnly?: boolean;
  readonly secretRef?: ObjectReference;
  readonly volumeName?: string;
  readonly volumeNamespace?: string;
};
export type VsphereVirtualDiskVolumeSource = {
  readonly fsType?: string;
  readonly storagePolicyID?: string;
  readonly storagePolicyName?: string;
  /** Default: `""`. */
  readonly volumePath: string;
};
