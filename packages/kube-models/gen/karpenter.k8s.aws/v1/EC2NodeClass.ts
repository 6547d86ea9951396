// Generated from karpenter-v1.14.1/karpenter.k8s.aws_ec2nodeclasses.yaml (crds.lock.json). To change, run npm run codegen.
import type { ClusterObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type EC2NodeClass = {
  readonly apiVersion: "karpenter.k8s.aws/v1";
  readonly kind: "EC2NodeClass";
  readonly metadata: ClusterObjectMeta;
  readonly spec?: EC2NodeClassSpec;
};
export type EC2NodeClassSpec = {
  readonly amiFamily?: "AL2" | "AL2023" | "Bottlerocket" | "Custom" | "Windows2019" | "Windows2022" | "Windows2025";
  readonly amiSelectorTerms: readonly EC2NodeClassSpecAmiSelectorTerms[];
  readonly associatePublicIPAddress?: boolean;
  readonly blockDeviceMappings?: readonly EC2NodeClassSpecBlockDeviceMappings[];
  readonly capacityReservationSelectorTerms?: readonly EC2NodeClassSpecCapacityReservationSelectorTerms[];
  readonly connectionTracking?: EC2NodeClassSpecConnectionTracking;
  readonly context?: string;
  readonly cpuOptions?: EC2NodeClassSpecCpuOptions;
  readonly detailedMonitoring?: boolean;
  readonly instanceProfile?: string;
  readonly instanceStorePolicy?: "RAID0";
  readonly ipPrefixCount?: number;
  readonly kubelet?: EC2NodeClassSpecKubelet;
  readonly metadataOptions?: EC2NodeClassSpecMetadataOptions;
  readonly networkInterfaces?: readonly EC2NodeClassSpecNetworkInterfaces[];
  readonly placementGroupSelector?: EC2NodeClassSpecPlacementGroupSelector;
  readonly role?: string;
  readonly securityGroupSelectorTerms: readonly EC2NodeClassSpecSecurityGroupSelectorTerms[];
  readonly subnetSelectorTerms: readonly EC2NodeClassSpecSubnetSelectorTerms[];
  readonly tags?: { readonly [key: string]: string };
  readonly userData?: string;
};
export type EC2NodeClassSpecAmiSelectorTerms = {
  readonly alias?: string;
  readonly id?: string;
  readonly name?: string;
  readonly owner?: string;
  readonly ssmParameter?: string;
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
  readonly volumeInitializationRate?: number;
  readonly volumeSize?: string;
  readonly volumeType?: "standard" | "io1" | "io2" | "gp2" | "sc1" | "st1" | "gp3";
};
export type EC2NodeClassSpecCapacityReservationSelectorTerms = {
  readonly id?: string;
  readonly instanceMatchCriteria?: "open" | "targeted";
  readonly ownerID?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type EC2NodeClassSpecConnectionTracking = {
  readonly tcpEstablishedTimeout?: number;
  readonly udpStreamTimeout?: number;
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
  readonly imageGCHighThresholdPercent?: number;
  readonly imageGCLowThresholdPercent?: number;
  readonly kubeReserved?: { readonly [key: string]: string };
  readonly maxPods?: number;
  readonly podsPerCore?: number;
  readonly systemReserved?: { readonly [key: string]: string };
};
export type EC2NodeClassSpecMetadataOptions = {
  readonly httpEndpoint?: "enabled" | "disabled";
  readonly httpProtocolIPv6?: "enabled" | "disabled";
  readonly httpPutResponseHopLimit?: number;
  readonly httpTokens?: "required" | "optional";
};
export type EC2NodeClassSpecNetworkInterfaces = {
  readonly deviceIndex: number;
  readonly interfaceType: "interface" | "efa-only";
  readonly networkCardIndex: number;
};
export type EC2NodeClassSpecPlacementGroupSelector = {
  readonly id?: string;
  readonly name?: string;
};
export type EC2NodeClassSpecSecurityGroupSelectorTerms = {
  readonly id?: string;
  readonly name?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type EC2NodeClassSpecSubnetSelectorTerms = {
  readonly id?: string;
  readonly tags?: { readonly [key: string]: string };
};
