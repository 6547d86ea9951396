// Generated from provider-aws-v2.6.0/ec2.aws.m.upbound.io_launchtemplates.yaml (crds.lock.json). To change, run npm run codegen.
import type { ObjectMeta } from '../../meta/v1/ObjectMeta.ts';

export type LaunchTemplate = {
  readonly apiVersion: "ec2.aws.m.upbound.io/v1beta1";
  readonly kind: "LaunchTemplate";
  readonly metadata: ObjectMeta;
  readonly spec: LaunchTemplateSpec;
};
export type LaunchTemplateSpec = {
  readonly forProvider: LaunchTemplateSpecForProvider;
  readonly initProvider?: LaunchTemplateSpecInitProvider;
  /** Default: `["*"]`. */
  readonly managementPolicies?: readonly ("Observe" | "Create" | "Update" | "Delete" | "LateInitialize" | "*")[];
  /** Default: `{"kind":"ClusterProviderConfig","name":"default"}`. */
  readonly providerConfigRef?: LaunchTemplateSpecProviderConfigRef;
  readonly writeConnectionSecretToRef?: LaunchTemplateSpecWriteConnectionSecretToRef;
};
export type LaunchTemplateSpecForProvider = {
  readonly blockDeviceMappings?: readonly LaunchTemplateSpecForProviderBlockDeviceMappings[];
  readonly capacityReservationSpecification?: LaunchTemplateSpecForProviderCapacityReservationSpecification;
  readonly cpuOptions?: LaunchTemplateSpecForProviderCpuOptions;
  readonly creditSpecification?: LaunchTemplateSpecForProviderCreditSpecification;
  readonly defaultVersion?: number;
  readonly description?: string;
  readonly disableApiStop?: boolean;
  readonly disableApiTermination?: boolean;
  readonly ebsOptimized?: string;
  readonly enclaveOptions?: LaunchTemplateSpecForProviderEnclaveOptions;
  readonly hibernationOptions?: LaunchTemplateSpecForProviderHibernationOptions;
  readonly iamInstanceProfile?: LaunchTemplateSpecForProviderIamInstanceProfile;
  readonly imageId?: string;
  readonly instanceInitiatedShutdownBehavior?: string;
  readonly instanceMarketOptions?: LaunchTemplateSpecForProviderInstanceMarketOptions;
  readonly instanceRequirements?: LaunchTemplateSpecForProviderInstanceRequirements;
  readonly instanceType?: string;
  readonly kernelId?: string;
  readonly keyName?: string;
  readonly licenseSpecification?: readonly LaunchTemplateSpecForProviderLicenseSpecification[];
  readonly maintenanceOptions?: LaunchTemplateSpecForProviderMaintenanceOptions;
  readonly metadataOptions?: LaunchTemplateSpecForProviderMetadataOptions;
  readonly monitoring?: LaunchTemplateSpecForProviderMonitoring;
  readonly name?: string;
  readonly networkInterfaces?: readonly LaunchTemplateSpecForProviderNetworkInterfaces[];
  readonly networkPerformanceOptions?: LaunchTemplateSpecForProviderNetworkPerformanceOptions;
  readonly placement?: LaunchTemplateSpecForProviderPlacement;
  readonly privateDnsNameOptions?: LaunchTemplateSpecForProviderPrivateDnsNameOptions;
  readonly ramDiskId?: string;
  readonly region: string;
  readonly secondaryInterfaces?: readonly LaunchTemplateSpecForProviderSecondaryInterfaces[];
  readonly securityGroupNameRefs?: readonly LaunchTemplateSpecForProviderSecurityGroupNameRefs[];
  readonly securityGroupNameSelector?: LaunchTemplateSpecForProviderSecurityGroupNameSelector;
  /** Each value once. */
  readonly securityGroupNames?: readonly string[];
  readonly tagSpecifications?: readonly LaunchTemplateSpecForProviderTagSpecifications[];
  readonly tags?: { readonly [key: string]: string };
  readonly updateDefaultVersion?: boolean;
  readonly userData?: string;
  readonly vpcSecurityGroupIdRefs?: readonly LaunchTemplateSpecForProviderVpcSecurityGroupIdRefs[];
  readonly vpcSecurityGroupIdSelector?: LaunchTemplateSpecForProviderVpcSecurityGroupIdSelector;
  /** Each value once. */
  readonly vpcSecurityGroupIds?: readonly string[];
};
export type LaunchTemplateSpecForProviderBlockDeviceMappings = {
  readonly deviceName?: string;
  readonly ebs?: LaunchTemplateSpecForProviderBlockDeviceMappingsEbs;
  readonly noDevice?: string;
  readonly virtualName?: string;
};
export type LaunchTemplateSpecForProviderBlockDeviceMappingsEbs = {
  readonly deleteOnTermination?: string;
  readonly encrypted?: string;
  readonly iops?: number;
  readonly kmsKeyId?: string;
  readonly kmsKeyIdRef?: LaunchTemplateSpecForProviderBlockDeviceMappingsEbsKmsKeyIdRef;
  readonly kmsKeyIdSelector?: LaunchTemplateSpecForProviderBlockDeviceMappingsEbsKmsKeyIdSelector;
  readonly snapshotId?: string;
  readonly throughput?: number;
  readonly volumeInitializationRate?: number;
  readonly volumeSize?: number;
  readonly volumeType?: string;
};
export type LaunchTemplateSpecForProviderBlockDeviceMappingsEbsKmsKeyIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderBlockDeviceMappingsEbsKmsKeyIdRefPolicy;
};
export type LaunchTemplateSpecForProviderBlockDeviceMappingsEbsKmsKeyIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderBlockDeviceMappingsEbsKmsKeyIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderBlockDeviceMappingsEbsKmsKeyIdSelectorPolicy;
};
export type LaunchTemplateSpecForProviderBlockDeviceMappingsEbsKmsKeyIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderCapacityReservationSpecification = {
  readonly capacityReservationPreference?: string;
  readonly capacityReservationTarget?: LaunchTemplateSpecForProviderCapacityReservationSpecificationCapacityReservationTarget;
};
export type LaunchTemplateSpecForProviderCapacityReservationSpecificationCapacityReservationTarget = {
  readonly capacityReservationId?: string;
  readonly capacityReservationResourceGroupArn?: string;
};
export type LaunchTemplateSpecForProviderCpuOptions = {
  readonly amdSevSnp?: string;
  readonly coreCount?: number;
  readonly nestedVirtualization?: string;
  readonly threadsPerCore?: number;
};
export type LaunchTemplateSpecForProviderCreditSpecification = {
  readonly cpuCredits?: string;
};
export type LaunchTemplateSpecForProviderEnclaveOptions = {
  readonly enabled?: boolean;
};
export type LaunchTemplateSpecForProviderHibernationOptions = {
  readonly configured?: boolean;
};
export type LaunchTemplateSpecForProviderIamInstanceProfile = {
  readonly arn?: string;
  readonly arnRef?: LaunchTemplateSpecForProviderIamInstanceProfileArnRef;
  readonly arnSelector?: LaunchTemplateSpecForProviderIamInstanceProfileArnSelector;
  readonly name?: string;
  readonly nameRef?: LaunchTemplateSpecForProviderIamInstanceProfileNameRef;
  readonly nameSelector?: LaunchTemplateSpecForProviderIamInstanceProfileNameSelector;
};
export type LaunchTemplateSpecForProviderIamInstanceProfileArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderIamInstanceProfileArnRefPolicy;
};
export type LaunchTemplateSpecForProviderIamInstanceProfileArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderIamInstanceProfileArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderIamInstanceProfileArnSelectorPolicy;
};
export type LaunchTemplateSpecForProviderIamInstanceProfileArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderIamInstanceProfileNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderIamInstanceProfileNameRefPolicy;
};
export type LaunchTemplateSpecForProviderIamInstanceProfileNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderIamInstanceProfileNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderIamInstanceProfileNameSelectorPolicy;
};
export type LaunchTemplateSpecForProviderIamInstanceProfileNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderInstanceMarketOptions = {
  readonly marketType?: string;
  readonly spotOptions?: LaunchTemplateSpecForProviderInstanceMarketOptionsSpotOptions;
};
export type LaunchTemplateSpecForProviderInstanceMarketOptionsSpotOptions = {
  readonly blockDurationMinutes?: number;
  readonly instanceInterruptionBehavior?: string;
  readonly maxPrice?: string;
  readonly spotInstanceType?: string;
  readonly validUntil?: string;
};
export type LaunchTemplateSpecForProviderInstanceRequirements = {
  readonly acceleratorCount?: LaunchTemplateSpecForProviderInstanceRequirementsAcceleratorCount;
  /** Each value once. */
  readonly acceleratorManufacturers?: readonly string[];
  /** Each value once. */
  readonly acceleratorNames?: readonly string[];
  readonly acceleratorTotalMemoryMib?: LaunchTemplateSpecForProviderInstanceRequirementsAcceleratorTotalMemoryMib;
  /** Each value once. */
  readonly acceleratorTypes?: readonly string[];
  /** Each value once. */
  readonly allowedInstanceTypes?: readonly string[];
  readonly bareMetal?: string;
  readonly baselineEbsBandwidthMbps?: LaunchTemplateSpecForProviderInstanceRequirementsBaselineEbsBandwidthMbps;
  readonly burstablePerformance?: string;
  /** Each value once. */
  readonly cpuManufacturers?: readonly string[];
  /** Each value once. */
  readonly excludedInstanceTypes?: readonly string[];
  /** Each value once. */
  readonly instanceGenerations?: readonly string[];
  readonly localStorage?: string;
  /** Each value once. */
  readonly localStorageTypes?: readonly string[];
  readonly maxSpotPriceAsPercentageOfOptimalOnDemandPrice?: number;
  readonly memoryGibPerVcpu?: LaunchTemplateSpecForProviderInstanceRequirementsMemoryGibPerVcpu;
  readonly memoryMib?: LaunchTemplateSpecForProviderInstanceRequirementsMemoryMib;
  readonly networkBandwidthGbps?: LaunchTemplateSpecForProviderInstanceRequirementsNetworkBandwidthGbps;
  readonly networkInterfaceCount?: LaunchTemplateSpecForProviderInstanceRequirementsNetworkInterfaceCount;
  readonly onDemandMaxPricePercentageOverLowestPrice?: number;
  readonly requireHibernateSupport?: boolean;
  readonly spotMaxPricePercentageOverLowestPrice?: number;
  readonly totalLocalStorageGb?: LaunchTemplateSpecForProviderInstanceRequirementsTotalLocalStorageGb;
  readonly vcpuCount?: LaunchTemplateSpecForProviderInstanceRequirementsVcpuCount;
};
export type LaunchTemplateSpecForProviderInstanceRequirementsAcceleratorCount = {
  readonly max?: number;
  readonly min?: number;
};
export type LaunchTemplateSpecForProviderInstanceRequirementsAcceleratorTotalMemoryMib = {
  readonly max?: number;
  readonly min?: number;
};
export type LaunchTemplateSpecForProviderInstanceRequirementsBaselineEbsBandwidthMbps = {
  readonly max?: number;
  readonly min?: number;
};
export type LaunchTemplateSpecForProviderInstanceRequirementsMemoryGibPerVcpu = {
  readonly max?: number;
  readonly min?: number;
};
export type LaunchTemplateSpecForProviderInstanceRequirementsMemoryMib = {
  readonly max?: number;
  readonly min?: number;
};
export type LaunchTemplateSpecForProviderInstanceRequirementsNetworkBandwidthGbps = {
  readonly max?: number;
  readonly min?: number;
};
export type LaunchTemplateSpecForProviderInstanceRequirementsNetworkInterfaceCount = {
  readonly max?: number;
  readonly min?: number;
};
export type LaunchTemplateSpecForProviderInstanceRequirementsTotalLocalStorageGb = {
  readonly max?: number;
  readonly min?: number;
};
export type LaunchTemplateSpecForProviderInstanceRequirementsVcpuCount = {
  readonly max?: number;
  readonly min?: number;
};
export type LaunchTemplateSpecForProviderLicenseSpecification = {
  readonly licenseConfigurationArn?: string;
};
export type LaunchTemplateSpecForProviderMaintenanceOptions = {
  readonly autoRecovery?: string;
};
export type LaunchTemplateSpecForProviderMetadataOptions = {
  readonly httpEndpoint?: string;
  readonly httpProtocolIpv6?: string;
  readonly httpPutResponseHopLimit?: number;
  readonly httpTokens?: string;
  readonly instanceMetadataTags?: string;
};
export type LaunchTemplateSpecForProviderMonitoring = {
  readonly enabled?: boolean;
};
export type LaunchTemplateSpecForProviderNetworkInterfaces = {
  readonly associateCarrierIpAddress?: string;
  readonly associatePublicIpAddress?: string;
  readonly connectionTrackingSpecification?: LaunchTemplateSpecForProviderNetworkInterfacesConnectionTrackingSpecification;
  readonly deleteOnTermination?: string;
  readonly description?: string;
  readonly deviceIndex?: number;
  readonly enaSrdSpecification?: LaunchTemplateSpecForProviderNetworkInterfacesEnaSrdSpecification;
  readonly interfaceType?: string;
  readonly ipv4AddressCount?: number;
  /** Each value once. */
  readonly ipv4Addresses?: readonly string[];
  readonly ipv4PrefixCount?: number;
  /** Each value once. */
  readonly ipv4Prefixes?: readonly string[];
  readonly ipv6AddressCount?: number;
  /** Each value once. */
  readonly ipv6Addresses?: readonly string[];
  readonly ipv6PrefixCount?: number;
  /** Each value once. */
  readonly ipv6Prefixes?: readonly string[];
  readonly networkCardIndex?: number;
  readonly networkInterfaceId?: string;
  readonly networkInterfaceIdRef?: LaunchTemplateSpecForProviderNetworkInterfacesNetworkInterfaceIdRef;
  readonly networkInterfaceIdSelector?: LaunchTemplateSpecForProviderNetworkInterfacesNetworkInterfaceIdSelector;
  readonly primaryIpv6?: string;
  readonly privateIpAddress?: string;
  readonly securityGroupRefs?: readonly LaunchTemplateSpecForProviderNetworkInterfacesSecurityGroupRefs[];
  readonly securityGroupSelector?: LaunchTemplateSpecForProviderNetworkInterfacesSecurityGroupSelector;
  /** Each value once. */
  readonly securityGroups?: readonly string[];
  readonly subnetId?: string;
  readonly subnetIdRef?: LaunchTemplateSpecForProviderNetworkInterfacesSubnetIdRef;
  readonly subnetIdSelector?: LaunchTemplateSpecForProviderNetworkInterfacesSubnetIdSelector;
};
export type LaunchTemplateSpecForProviderNetworkInterfacesConnectionTrackingSpecification = {
  readonly tcpEstablishedTimeout?: number;
  readonly udpStreamTimeout?: number;
  readonly udpTimeout?: number;
};
export type LaunchTemplateSpecForProviderNetworkInterfacesEnaSrdSpecification = {
  readonly enaSrdEnabled?: boolean;
  readonly enaSrdUdpSpecification?: LaunchTemplateSpecForProviderNetworkInterfacesEnaSrdSpecificationEnaSrdUdpSpecification;
};
export type LaunchTemplateSpecForProviderNetworkInterfacesEnaSrdSpecificationEnaSrdUdpSpecification = {
  readonly enaSrdUdpEnabled?: boolean;
};
export type LaunchTemplateSpecForProviderNetworkInterfacesNetworkInterfaceIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderNetworkInterfacesNetworkInterfaceIdRefPolicy;
};
export type LaunchTemplateSpecForProviderNetworkInterfacesNetworkInterfaceIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderNetworkInterfacesNetworkInterfaceIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderNetworkInterfacesNetworkInterfaceIdSelectorPolicy;
};
export type LaunchTemplateSpecForProviderNetworkInterfacesNetworkInterfaceIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderNetworkInterfacesSecurityGroupRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderNetworkInterfacesSecurityGroupRefsPolicy;
};
export type LaunchTemplateSpecForProviderNetworkInterfacesSecurityGroupRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderNetworkInterfacesSecurityGroupSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderNetworkInterfacesSecurityGroupSelectorPolicy;
};
export type LaunchTemplateSpecForProviderNetworkInterfacesSecurityGroupSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderNetworkInterfacesSubnetIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderNetworkInterfacesSubnetIdRefPolicy;
};
export type LaunchTemplateSpecForProviderNetworkInterfacesSubnetIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderNetworkInterfacesSubnetIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderNetworkInterfacesSubnetIdSelectorPolicy;
};
export type LaunchTemplateSpecForProviderNetworkInterfacesSubnetIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderNetworkPerformanceOptions = {
  readonly bandwidthWeighting?: string;
};
export type LaunchTemplateSpecForProviderPlacement = {
  readonly affinity?: string;
  readonly availabilityZone?: string;
  readonly groupId?: string;
  readonly groupName?: string;
  readonly hostId?: string;
  readonly hostResourceGroupArn?: string;
  readonly partitionNumber?: number;
  readonly spreadDomain?: string;
  readonly tenancy?: string;
};
export type LaunchTemplateSpecForProviderPrivateDnsNameOptions = {
  readonly enableResourceNameDnsARecord?: boolean;
  readonly enableResourceNameDnsAaaaRecord?: boolean;
  readonly hostnameType?: string;
};
export type LaunchTemplateSpecForProviderSecondaryInterfaces = {
  readonly deleteOnTermination?: boolean;
  readonly deviceIndex?: number;
  readonly interfaceType?: string;
  readonly networkCardIndex?: number;
  readonly privateIpAddressCount?: number;
  /** Each value once. */
  readonly privateIpAddresses?: readonly string[];
  readonly secondarySubnetId?: string;
};
export type LaunchTemplateSpecForProviderSecurityGroupNameRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderSecurityGroupNameRefsPolicy;
};
export type LaunchTemplateSpecForProviderSecurityGroupNameRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderSecurityGroupNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderSecurityGroupNameSelectorPolicy;
};
export type LaunchTemplateSpecForProviderSecurityGroupNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderTagSpecifications = {
  readonly resourceType?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type LaunchTemplateSpecForProviderVpcSecurityGroupIdRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderVpcSecurityGroupIdRefsPolicy;
};
export type LaunchTemplateSpecForProviderVpcSecurityGroupIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecForProviderVpcSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecForProviderVpcSecurityGroupIdSelectorPolicy;
};
export type LaunchTemplateSpecForProviderVpcSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecInitProvider = {
  readonly blockDeviceMappings?: readonly LaunchTemplateSpecInitProviderBlockDeviceMappings[];
  readonly capacityReservationSpecification?: LaunchTemplateSpecInitProviderCapacityReservationSpecification;
  readonly cpuOptions?: LaunchTemplateSpecInitProviderCpuOptions;
  readonly creditSpecification?: LaunchTemplateSpecInitProviderCreditSpecification;
  readonly defaultVersion?: number;
  readonly description?: string;
  readonly disableApiStop?: boolean;
  readonly disableApiTermination?: boolean;
  readonly ebsOptimized?: string;
  readonly enclaveOptions?: LaunchTemplateSpecInitProviderEnclaveOptions;
  readonly hibernationOptions?: LaunchTemplateSpecInitProviderHibernationOptions;
  readonly iamInstanceProfile?: LaunchTemplateSpecInitProviderIamInstanceProfile;
  readonly imageId?: string;
  readonly instanceInitiatedShutdownBehavior?: string;
  readonly instanceMarketOptions?: LaunchTemplateSpecInitProviderInstanceMarketOptions;
  readonly instanceRequirements?: LaunchTemplateSpecForProviderInstanceRequirements;
  readonly instanceType?: string;
  readonly kernelId?: string;
  readonly keyName?: string;
  readonly licenseSpecification?: readonly LaunchTemplateSpecInitProviderLicenseSpecification[];
  readonly maintenanceOptions?: LaunchTemplateSpecInitProviderMaintenanceOptions;
  readonly metadataOptions?: LaunchTemplateSpecInitProviderMetadataOptions;
  readonly monitoring?: LaunchTemplateSpecInitProviderMonitoring;
  readonly name?: string;
  readonly networkInterfaces?: readonly LaunchTemplateSpecForProviderNetworkInterfaces[];
  readonly networkPerformanceOptions?: LaunchTemplateSpecInitProviderNetworkPerformanceOptions;
  readonly placement?: LaunchTemplateSpecInitProviderPlacement;
  readonly privateDnsNameOptions?: LaunchTemplateSpecInitProviderPrivateDnsNameOptions;
  readonly ramDiskId?: string;
  readonly secondaryInterfaces?: readonly LaunchTemplateSpecInitProviderSecondaryInterfaces[];
  readonly securityGroupNameRefs?: readonly LaunchTemplateSpecInitProviderSecurityGroupNameRefs[];
  readonly securityGroupNameSelector?: LaunchTemplateSpecInitProviderSecurityGroupNameSelector;
  /** Each value once. */
  readonly securityGroupNames?: readonly string[];
  readonly tagSpecifications?: readonly LaunchTemplateSpecInitProviderTagSpecifications[];
  readonly tags?: { readonly [key: string]: string };
  readonly updateDefaultVersion?: boolean;
  readonly userData?: string;
  readonly vpcSecurityGroupIdRefs?: readonly LaunchTemplateSpecInitProviderVpcSecurityGroupIdRefs[];
  readonly vpcSecurityGroupIdSelector?: LaunchTemplateSpecInitProviderVpcSecurityGroupIdSelector;
  /** Each value once. */
  readonly vpcSecurityGroupIds?: readonly string[];
};
export type LaunchTemplateSpecInitProviderBlockDeviceMappings = {
  readonly deviceName?: string;
  readonly ebs?: LaunchTemplateSpecInitProviderBlockDeviceMappingsEbs;
  readonly noDevice?: string;
  readonly virtualName?: string;
};
export type LaunchTemplateSpecInitProviderBlockDeviceMappingsEbs = {
  readonly deleteOnTermination?: string;
  readonly encrypted?: string;
  readonly iops?: number;
  readonly kmsKeyId?: string;
  readonly kmsKeyIdRef?: LaunchTemplateSpecInitProviderBlockDeviceMappingsEbsKmsKeyIdRef;
  readonly kmsKeyIdSelector?: LaunchTemplateSpecInitProviderBlockDeviceMappingsEbsKmsKeyIdSelector;
  readonly snapshotId?: string;
  readonly throughput?: number;
  readonly volumeInitializationRate?: number;
  readonly volumeSize?: number;
  readonly volumeType?: string;
};
export type LaunchTemplateSpecInitProviderBlockDeviceMappingsEbsKmsKeyIdRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecInitProviderBlockDeviceMappingsEbsKmsKeyIdRefPolicy;
};
export type LaunchTemplateSpecInitProviderBlockDeviceMappingsEbsKmsKeyIdRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecInitProviderBlockDeviceMappingsEbsKmsKeyIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecInitProviderBlockDeviceMappingsEbsKmsKeyIdSelectorPolicy;
};
export type LaunchTemplateSpecInitProviderBlockDeviceMappingsEbsKmsKeyIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecInitProviderCapacityReservationSpecification = {
  readonly capacityReservationPreference?: string;
  readonly capacityReservationTarget?: LaunchTemplateSpecInitProviderCapacityReservationSpecificationCapacityReservationTarget;
};
export type LaunchTemplateSpecInitProviderCapacityReservationSpecificationCapacityReservationTarget = {
  readonly capacityReservationId?: string;
  readonly capacityReservationResourceGroupArn?: string;
};
export type LaunchTemplateSpecInitProviderCpuOptions = {
  readonly amdSevSnp?: string;
  readonly coreCount?: number;
  readonly nestedVirtualization?: string;
  readonly threadsPerCore?: number;
};
export type LaunchTemplateSpecInitProviderCreditSpecification = {
  readonly cpuCredits?: string;
};
export type LaunchTemplateSpecInitProviderEnclaveOptions = {
  readonly enabled?: boolean;
};
export type LaunchTemplateSpecInitProviderHibernationOptions = {
  readonly configured?: boolean;
};
export type LaunchTemplateSpecInitProviderIamInstanceProfile = {
  readonly arn?: string;
  readonly arnRef?: LaunchTemplateSpecInitProviderIamInstanceProfileArnRef;
  readonly arnSelector?: LaunchTemplateSpecInitProviderIamInstanceProfileArnSelector;
  readonly name?: string;
  readonly nameRef?: LaunchTemplateSpecInitProviderIamInstanceProfileNameRef;
  readonly nameSelector?: LaunchTemplateSpecInitProviderIamInstanceProfileNameSelector;
};
export type LaunchTemplateSpecInitProviderIamInstanceProfileArnRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecInitProviderIamInstanceProfileArnRefPolicy;
};
export type LaunchTemplateSpecInitProviderIamInstanceProfileArnRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecInitProviderIamInstanceProfileArnSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecInitProviderIamInstanceProfileArnSelectorPolicy;
};
export type LaunchTemplateSpecInitProviderIamInstanceProfileArnSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecInitProviderIamInstanceProfileNameRef = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecInitProviderIamInstanceProfileNameRefPolicy;
};
export type LaunchTemplateSpecInitProviderIamInstanceProfileNameRefPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecInitProviderIamInstanceProfileNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecInitProviderIamInstanceProfileNameSelectorPolicy;
};
export type LaunchTemplateSpecInitProviderIamInstanceProfileNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecInitProviderInstanceMarketOptions = {
  readonly marketType?: string;
  readonly spotOptions?: LaunchTemplateSpecInitProviderInstanceMarketOptionsSpotOptions;
};
export type LaunchTemplateSpecInitProviderInstanceMarketOptionsSpotOptions = {
  readonly blockDurationMinutes?: number;
  readonly instanceInterruptionBehavior?: string;
  readonly maxPrice?: string;
  readonly spotInstanceType?: string;
  readonly validUntil?: string;
};
export type LaunchTemplateSpecInitProviderLicenseSpecification = {
  readonly licenseConfigurationArn?: string;
};
export type LaunchTemplateSpecInitProviderMaintenanceOptions = {
  readonly autoRecovery?: string;
};
export type LaunchTemplateSpecInitProviderMetadataOptions = {
  readonly httpEndpoint?: string;
  readonly httpProtocolIpv6?: string;
  readonly httpPutResponseHopLimit?: number;
  readonly httpTokens?: string;
  readonly instanceMetadataTags?: string;
};
export type LaunchTemplateSpecInitProviderMonitoring = {
  readonly enabled?: boolean;
};
export type LaunchTemplateSpecInitProviderNetworkPerformanceOptions = {
  readonly bandwidthWeighting?: string;
};
export type LaunchTemplateSpecInitProviderPlacement = {
  readonly affinity?: string;
  readonly availabilityZone?: string;
  readonly groupId?: string;
  readonly groupName?: string;
  readonly hostId?: string;
  readonly hostResourceGroupArn?: string;
  readonly partitionNumber?: number;
  readonly spreadDomain?: string;
  readonly tenancy?: string;
};
export type LaunchTemplateSpecInitProviderPrivateDnsNameOptions = {
  readonly enableResourceNameDnsARecord?: boolean;
  readonly enableResourceNameDnsAaaaRecord?: boolean;
  readonly hostnameType?: string;
};
export type LaunchTemplateSpecInitProviderSecondaryInterfaces = {
  readonly deleteOnTermination?: boolean;
  readonly deviceIndex?: number;
  readonly interfaceType?: string;
  readonly networkCardIndex?: number;
  readonly privateIpAddressCount?: number;
  /** Each value once. */
  readonly privateIpAddresses?: readonly string[];
  readonly secondarySubnetId?: string;
};
export type LaunchTemplateSpecInitProviderSecurityGroupNameRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecInitProviderSecurityGroupNameRefsPolicy;
};
export type LaunchTemplateSpecInitProviderSecurityGroupNameRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecInitProviderSecurityGroupNameSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecInitProviderSecurityGroupNameSelectorPolicy;
};
export type LaunchTemplateSpecInitProviderSecurityGroupNameSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecInitProviderTagSpecifications = {
  readonly resourceType?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type LaunchTemplateSpecInitProviderVpcSecurityGroupIdRefs = {
  readonly name: string;
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecInitProviderVpcSecurityGroupIdRefsPolicy;
};
export type LaunchTemplateSpecInitProviderVpcSecurityGroupIdRefsPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecInitProviderVpcSecurityGroupIdSelector = {
  readonly matchControllerRef?: boolean;
  readonly matchLabels?: { readonly [key: string]: string };
  readonly namespace?: string;
  readonly policy?: LaunchTemplateSpecInitProviderVpcSecurityGroupIdSelectorPolicy;
};
export type LaunchTemplateSpecInitProviderVpcSecurityGroupIdSelectorPolicy = {
  /** Default: `"Required"`. */
  readonly resolution?: "Required" | "Optional";
  readonly resolve?: "Always" | "IfNotPresent";
};
export type LaunchTemplateSpecProviderConfigRef = {
  readonly kind: string;
  readonly name: string;
};
export type LaunchTemplateSpecWriteConnectionSecretToRef = {
  readonly name: string;
};
export type LaunchTemplateStatus = {
  readonly atProvider?: LaunchTemplateStatusAtProvider;
  /** One item for each `type`. */
  readonly conditions?: readonly LaunchTemplateStatusConditions[];
  readonly observedGeneration?: number;
};
export type LaunchTemplateStatusAtProvider = {
  readonly arn?: string;
  readonly blockDeviceMappings?: readonly LaunchTemplateStatusAtProviderBlockDeviceMappings[];
  readonly capacityReservationSpecification?: LaunchTemplateStatusAtProviderCapacityReservationSpecification;
  readonly cpuOptions?: LaunchTemplateStatusAtProviderCpuOptions;
  readonly creditSpecification?: LaunchTemplateStatusAtProviderCreditSpecification;
  readonly defaultVersion?: number;
  readonly description?: string;
  readonly disableApiStop?: boolean;
  readonly disableApiTermination?: boolean;
  readonly ebsOptimized?: string;
  readonly enclaveOptions?: LaunchTemplateStatusAtProviderEnclaveOptions;
  readonly hibernationOptions?: LaunchTemplateStatusAtProviderHibernationOptions;
  readonly iamInstanceProfile?: LaunchTemplateStatusAtProviderIamInstanceProfile;
  readonly id?: string;
  readonly imageId?: string;
  readonly instanceInitiatedShutdownBehavior?: string;
  readonly instanceMarketOptions?: LaunchTemplateStatusAtProviderInstanceMarketOptions;
  readonly instanceRequirements?: LaunchTemplateSpecForProviderInstanceRequirements;
  readonly instanceType?: string;
  readonly kernelId?: string;
  readonly keyName?: string;
  readonly latestVersion?: number;
  readonly licenseSpecification?: readonly LaunchTemplateStatusAtProviderLicenseSpecification[];
  readonly maintenanceOptions?: LaunchTemplateStatusAtProviderMaintenanceOptions;
  readonly metadataOptions?: LaunchTemplateStatusAtProviderMetadataOptions;
  readonly monitoring?: LaunchTemplateStatusAtProviderMonitoring;
  readonly name?: string;
  readonly networkInterfaces?: readonly LaunchTemplateStatusAtProviderNetworkInterfaces[];
  readonly networkPerformanceOptions?: LaunchTemplateStatusAtProviderNetworkPerformanceOptions;
  readonly placement?: LaunchTemplateStatusAtProviderPlacement;
  readonly privateDnsNameOptions?: LaunchTemplateStatusAtProviderPrivateDnsNameOptions;
  readonly ramDiskId?: string;
  readonly region?: string;
  readonly secondaryInterfaces?: readonly LaunchTemplateStatusAtProviderSecondaryInterfaces[];
  /** Each value once. */
  readonly securityGroupNames?: readonly string[];
  readonly tagSpecifications?: readonly LaunchTemplateStatusAtProviderTagSpecifications[];
  readonly tags?: { readonly [key: string]: string };
  readonly tagsAll?: { readonly [key: string]: string };
  readonly updateDefaultVersion?: boolean;
  readonly userData?: string;
  /** Each value once. */
  readonly vpcSecurityGroupIds?: readonly string[];
};
export type LaunchTemplateStatusAtProviderBlockDeviceMappings = {
  readonly deviceName?: string;
  readonly ebs?: LaunchTemplateStatusAtProviderBlockDeviceMappingsEbs;
  readonly noDevice?: string;
  readonly virtualName?: string;
};
export type LaunchTemplateStatusAtProviderBlockDeviceMappingsEbs = {
  readonly deleteOnTermination?: string;
  readonly encrypted?: string;
  readonly iops?: number;
  readonly kmsKeyId?: string;
  readonly snapshotId?: string;
  readonly throughput?: number;
  readonly volumeInitializationRate?: number;
  readonly volumeSize?: number;
  readonly volumeType?: string;
};
export type LaunchTemplateStatusAtProviderCapacityReservationSpecification = {
  readonly capacityReservationPreference?: string;
  readonly capacityReservationTarget?: LaunchTemplateStatusAtProviderCapacityReservationSpecificationCapacityReservationTarget;
};
export type LaunchTemplateStatusAtProviderCapacityReservationSpecificationCapacityReservationTarget = {
  readonly capacityReservationId?: string;
  readonly capacityReservationResourceGroupArn?: string;
};
export type LaunchTemplateStatusAtProviderCpuOptions = {
  readonly amdSevSnp?: string;
  readonly coreCount?: number;
  readonly nestedVirtualization?: string;
  readonly threadsPerCore?: number;
};
export type LaunchTemplateStatusAtProviderCreditSpecification = {
  readonly cpuCredits?: string;
};
export type LaunchTemplateStatusAtProviderEnclaveOptions = {
  readonly enabled?: boolean;
};
export type LaunchTemplateStatusAtProviderHibernationOptions = {
  readonly configured?: boolean;
};
export type LaunchTemplateStatusAtProviderIamInstanceProfile = {
  readonly arn?: string;
  readonly name?: string;
};
export type LaunchTemplateStatusAtProviderInstanceMarketOptions = {
  readonly marketType?: string;
  readonly spotOptions?: LaunchTemplateStatusAtProviderInstanceMarketOptionsSpotOptions;
};
export type LaunchTemplateStatusAtProviderInstanceMarketOptionsSpotOptions = {
  readonly blockDurationMinutes?: number;
  readonly instanceInterruptionBehavior?: string;
  readonly maxPrice?: string;
  readonly spotInstanceType?: string;
  readonly validUntil?: string;
};
export type LaunchTemplateStatusAtProviderLicenseSpecification = {
  readonly licenseConfigurationArn?: string;
};
export type LaunchTemplateStatusAtProviderMaintenanceOptions = {
  readonly autoRecovery?: string;
};
export type LaunchTemplateStatusAtProviderMetadataOptions = {
  readonly httpEndpoint?: string;
  readonly httpProtocolIpv6?: string;
  readonly httpPutResponseHopLimit?: number;
  readonly httpTokens?: string;
  readonly instanceMetadataTags?: string;
};
export type LaunchTemplateStatusAtProviderMonitoring = {
  readonly enabled?: boolean;
};
export type LaunchTemplateStatusAtProviderNetworkInterfaces = {
  readonly associateCarrierIpAddress?: string;
  readonly associatePublicIpAddress?: string;
  readonly connectionTrackingSpecification?: LaunchTemplateStatusAtProviderNetworkInterfacesConnectionTrackingSpecification;
  readonly deleteOnTermination?: string;
  readonly description?: string;
  readonly deviceIndex?: number;
  readonly enaSrdSpecification?: LaunchTemplateStatusAtProviderNetworkInterfacesEnaSrdSpecification;
  readonly interfaceType?: string;
  readonly ipv4AddressCount?: number;
  /** Each value once. */
  readonly ipv4Addresses?: readonly string[];
  readonly ipv4PrefixCount?: number;
  /** Each value once. */
  readonly ipv4Prefixes?: readonly string[];
  readonly ipv6AddressCount?: number;
  /** Each value once. */
  readonly ipv6Addresses?: readonly string[];
  readonly ipv6PrefixCount?: number;
  /** Each value once. */
  readonly ipv6Prefixes?: readonly string[];
  readonly networkCardIndex?: number;
  readonly networkInterfaceId?: string;
  readonly primaryIpv6?: string;
  readonly privateIpAddress?: string;
  /** Each value once. */
  readonly securityGroups?: readonly string[];
  readonly subnetId?: string;
};
export type LaunchTemplateStatusAtProviderNetworkInterfacesConnectionTrackingSpecification = {
  readonly tcpEstablishedTimeout?: number;
  readonly udpStreamTimeout?: number;
  readonly udpTimeout?: number;
};
export type LaunchTemplateStatusAtProviderNetworkInterfacesEnaSrdSpecification = {
  readonly enaSrdEnabled?: boolean;
  readonly enaSrdUdpSpecification?: LaunchTemplateStatusAtProviderNetworkInterfacesEnaSrdSpecificationEnaSrdUdpSpecification;
};
export type LaunchTemplateStatusAtProviderNetworkInterfacesEnaSrdSpecificationEnaSrdUdpSpecification = {
  readonly enaSrdUdpEnabled?: boolean;
};
export type LaunchTemplateStatusAtProviderNetworkPerformanceOptions = {
  readonly bandwidthWeighting?: string;
};
export type LaunchTemplateStatusAtProviderPlacement = {
  readonly affinity?: string;
  readonly availabilityZone?: string;
  readonly groupId?: string;
  readonly groupName?: string;
  readonly hostId?: string;
  readonly hostResourceGroupArn?: string;
  readonly partitionNumber?: number;
  readonly spreadDomain?: string;
  readonly tenancy?: string;
};
export type LaunchTemplateStatusAtProviderPrivateDnsNameOptions = {
  readonly enableResourceNameDnsARecord?: boolean;
  readonly enableResourceNameDnsAaaaRecord?: boolean;
  readonly hostnameType?: string;
};
export type LaunchTemplateStatusAtProviderSecondaryInterfaces = {
  readonly deleteOnTermination?: boolean;
  readonly deviceIndex?: number;
  readonly interfaceType?: string;
  readonly networkCardIndex?: number;
  readonly privateIpAddressCount?: number;
  /** Each value once. */
  readonly privateIpAddresses?: readonly string[];
  readonly secondarySubnetId?: string;
};
export type LaunchTemplateStatusAtProviderTagSpecifications = {
  readonly resourceType?: string;
  readonly tags?: { readonly [key: string]: string };
};
export type LaunchTemplateStatusConditions = {
  /** A time, such as `2026-01-31T12:00:00Z`. */
  readonly lastTransitionTime: string;
  readonly message?: string;
  readonly observedGeneration?: number;
  readonly reason: string;
  readonly status: string;
  readonly type: string;
};
