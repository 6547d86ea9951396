import { ApiObject, App, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { chartFiles } from './chart-objects.ts';

const chartWith = (fill: (chart: Chart) => void): Chart => {
  const chart = new Chart(new App(), 'web');
  fill(chart);
  return chart;
};
const props = (kind: string, name: string) => ({
  apiVersion: kind === 'Deployment' ? 'apps/v1' : 'v1',
  kind,
  metadata: { name, namespace: 'web' },
});

describe('the files of a chart', () => {
  it('are named after its constructs, in the order of their dependencies', () => {
    const chart = chartWith((scope) => {
      const server = new ApiObject(scope, 'server', props('Deployment', 'web'));
      server.addDependency(new ApiObject(scope, 'settings', props('ConfigMap', 'web')));
      new ApiObject(scope, 'service', { ...props('Service', 'web'), spec: { ports: [{ port: 80 }] } });
    });
    expect(Object.keys(chartFiles(chart))).toEqual(['settings.yaml', 'server.yaml', 'service.yaml']);
    expect(chartFiles(chart)['service.yaml']).toEqual({ ...props('Service', 'web'), spec: { ports: [{ port: 80 }] } });
  });

  it('distinguish constructs of one name in two scopes', () => {
    const chart = chartWith((scope) => {
      for (const part of ['api', 'page']) new ApiObject(new Construct(scope, part), 'settings', props('ConfigMap', part));
    });
    expect(Object.entries(chartFiles(chart)).map(([file, { metadata }]) => [file, metadata.name])).toEqual([
      ['api-settings.yaml', 'api'],
      ['page-settings.yaml', 'page'],
    ]);
  });

  it('contain the labels and the namespace that the chart sets', () => {
    const chart = new Chart(new App(), 'web', { namespace: 'shop', labels: { team: 'shop' } });
    new ApiObject(chart, 'settings', { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'web' } });
    expect(chartFiles(chart)).toEqual({
      'settings.yaml': { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'web', namespace: 'shop', labels: { team: 'shop' } } },
    });
  });
});
