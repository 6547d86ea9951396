import { stockAddons } from '@slipway/eks';
import { istioCharts } from '@slipway/flux-sources';

export const serviceMesh = stockAddons.serviceMesh({ repository: istioCharts, version: '1.28.2' });
