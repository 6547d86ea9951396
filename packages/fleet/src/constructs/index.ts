export { KubeObject, kubeObjects } from './kube-object.ts';
export { UnitChart, type UnitChartProps, unitOf } from './unit-chart.ts';
