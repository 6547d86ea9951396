import { certManager } from './recipes/cert-manager.ts';
import type { ChartRecipe } from './recipes/chart-recipe.ts';
import { crossplane } from './recipes/crossplane.ts';
import { ebsCsiDriver } from './recipes/ebs-csi-driver.ts';
import { flux2 } from './recipes/flux2.ts';
import { istioBase, istiod } from './recipes/istio.ts';
import { karpenter } from './recipes/karpenter.ts';
import { loadBalancerController } from './recipes/load-balancer-controller.ts';
import { priorityClasses } from './recipes/priority-classes.ts';
import { prometheus } from './recipes/prometheus.ts';
import { externalSecrets, sealedSecrets } from './recipes/secrets.ts';

/** The charts that the lab can create, by name. Other charts of the catalogue are rejected. */
export const chartRecipes: Readonly<Record<string, ChartRecipe>> = {
  'aws-ebs-csi-driver': ebsCsiDriver,
  'aws-load-balancer-controller': loadBalancerController,
  base: istioBase,
  'cert-manager': certManager,
  crossplane,
  'external-secrets': externalSecrets,
  flux2,
  istiod,
  karpenter,
  'priority-classes': priorityClasses,
  prometheus,
  'sealed-secrets': sealedSecrets,
};
