// Generated from karpenter-v1.14.1/karpenter.k8s.aws_ec2nodeclasses.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type EC2NodeClass = {
  readonly apiVersion: "karpenter.k8s.aws/v1";
  readonly kind: "EC2NodeClass";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: EC2NodeClassSpec;
};
export type EC2NodeClassSpec = {
  /** How nodes are set up. Default: as the alias of the image says. */
  readonly amiFamily?: "AL2" | "AL2023" | "Bottlerocket" | "Custom" | "Windows2019" | "Windows2022" | "Windows2025";
  /** Images of the nodes. An alias with `@latest` replaces nodes without a commit. 1 to 30 items. */
  readonly amiSelectorTerms: readonly EC2NodeClassSpecAmiSelectorTerms[];
  readonly associatePublicIPAddress?: boolean;
  /** Disks of the nodes. At most 50 items. */
  readonly blockDeviceMappings?: readonly EC2NodeClassSpecBlockDeviceMappings[];
  /** At most 30 items. */
  readonly capacityReservationSelectorTerms?: readonly EC2NodeClassSpecCapacityReservationSelectorTerms[];
  readonly connectionTracking?: EC2NodeClassSpecConnectionTracking;
  readonly context?: string;
  readonly cpuOptions?: EC2NodeClassSpecCpuOptions;
  readonly detailedMonitoring?: boolean;
  /** Instance profile of the nodes, instead of the role. */
  readonly instanceProfile?: string;
  readonly instanceStorePolicy?: "RAID0";
  /** At least 0. */
  readonly ipPrefixCount?: number;
  /** Settings of the kubelet. A change replaces nodes. */
  readonly kubelet?: EC2NodeClassSpecKubelet;
  /** Access to the metadata of the instance. */
  readonly metadataOptions?: EC2NodeClassSpecMetadataOptions;
  /** At most 150 items. */
  readonly networkInterfaces?: readonly EC2NodeClassSpecNetworkInterfaces[];
  readonly placementGroupSelector?: EC2NodeClassSpecPlacementGroupSelector;
  /** IAM role of the nodes, by name. */
  readonly role?: string;
  /** Security groups of the nodes. At most 30 items. */
  readonly securityGroupSelectorTerms: readonly EC2NodeClassSpecSecurityGroupSelectorTerms[];
  /** Subnets of the nodes. At most 30 items. */
  readonly subnetSelectorTerms: readonly EC2NodeClassSpecSubnetSelectorTerms[];
  /** Tags of instances, disks and networks. */
  readonly tags?: { readonly [key: string]: string };
  /** Script or settings that the node runs at its start. */
  readonly userData?: string;
};
export type EC2NodeClassSpecAmiSelectorTerms = {
  /** At most 30 characters. */
  readonly alias?: string;
  /** Matches `ami-[0-9a-z]+`. */
  readonly id?: string;
  readonly name?: string;
  readonly owner?: string;
  readonly ssmParameter?: string;
  /** At most 20 fields. */
  readonly tags?: { readonly [key: string]: string };
};
export type EC2NodeClassSpecBlockDeviceMappings = {
  readonly deviceName?: string;
  readonly ebs?: EC2NodeClassSpecBlockDeviceMappingsEbs;
  readonly rootVolume?: boolean;
};
export type EC2NodeClassSpecBlockDeviceMappingsEbs = {
  readonly deleteOnTermination?: boolean;
  readonly encrypted?: boolean;
  readonly iops?: number;
  readonly kmsKeyID?: string;
  readonly snapshotID?: string;
  readonly throughput?: number;
  /** 100 to 300. */
  readonly volumeInitializationRate?: number;
  readonly volumeSize?: string;
  readonly volumeType?: "standard" | "io1" | "io2" | "gp2" | "sc1" | "st1" | "gp3";
};
export type EC2NodeClassSpecCapacityReservationSelectorTerms = {
  /** Matches `^cr-[0-9a-z]+$`. */
  readonly id?: string;
  readonly instanceMatchCriteria?: "open" | "targeted";
  /** Matches `^[0-9]{12}$`. */
  readonly ownerID?: string;
  /** At most 20 fields. */
  readonly tags?: { readonly [key: string]: string };
};
export type EC2NodeClassSpecConnectionTracking = {
  /** 60 to 432000. */
  readonly tcpEstablishedTimeout?: number;
  /** 60 to 180. */
  readonly udpStreamTimeout?: number;
  /** 30 to 60. */
  readonly udpTimeout?: number;
};
export type EC2NodeClassSpecCpuOptions = {
  readonly nestedVirtualization?: "enabled" | "disabled";
};
export type EC2NodeClassSpecKubelet = {
  readonly clusterDNS?: readonly string[];
  readonly cpuCFSQuota?: boolean;
  readonly evictionHard?: { readonly [key: string]: string };
  readonly evictionMaxPodGracePeriod?: number;
  readonly evictionSoft?: { readonly [key: string]: string };
  readonly evictionSoftGracePeriod?: { readonly [key: string]: string };
  /** 0 to 100. */
  readonly imageGCHighThresholdPercent?: number;
  /** 0 to 100. */
  readonly imageGCLowThresholdPercent?: number;
  readonly kubeReserved?: { readonly [key: string]: string };
  /** At least 0. */
  readonly maxPods?: number;
  /** At least 0. */
  readonly podsPerCore?: number;
  readonly systemReserved?: { readonly [key: string]: string };
};
export type EC2NodeClassSpecMetadataOptions = {
  /** Default: `"enabled"`. */
  readonly httpEndpoint?: "enabled" | "disabled";
  /** Default: `"disabled"`. */
  readonly httpProtocolIPv6?: "enabled" | "disabled";
  /** 1 to 64. Default: `1`. */
  readonly httpPutResponseHopLimit?: number;
  /** Default: `"required"`. */
  readonly httpTokens?: "required" | "optional";
};
export type EC2NodeClassSpecNetworkInterfaces = {
  /** At least 0. */
  readonly deviceIndex: number;
  readonly interfaceType: "interface" | "efa-only";
  /** At least 0. */
  readonly networkCardIndex: number;
};
export type EC2NodeClassSpecPlacementGroupSelector = {
  /** Matches `^pg-[0-9a-z]+$`. */
  readonly id?: string;
  /** At least 1 character. */
  readonly name?: string;
};
export type EC2NodeClassSpecSecurityGroupSelectorTerms = {
  /** Matches `sg-[0-9a-z]+`. */
  readonly id?: string;
  readonly name?: string;
  /** At most 20 fields. */
  readonly tags?: { readonly [key: string]: string };
};
export type EC2NodeClassSpecSubnetSelectorTerms = {
  /** Matches `subnet-[0-9a-z]+`. */
  readonly id?: string;
  /** At most 20 fields. */
  readonly tags?: { readonly [key: string]: string };
};
